import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field'
import { TextField } from './field'

test('a wrong field is tied to its hint and its error', () => {
  const html = renderToStaticMarkup(
    <TextField id="email" name="email" label="Email" hint="Le vôtre" errors={["Format d'email invalide"]} />,
  )
  expect(html).toContain('aria-describedby="email-description email-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('id="email-description"')
  expect(html).toContain('id="email-error"')
})

test('a field without fault is not invalid and describes nothing', () => {
  const html = renderToStaticMarkup(<TextField id="email" name="email" label="Email" errors={[]} />)
  expect(html).not.toMatch(/aria-(invalid|describedby)/)
})

test('a password never travels back to the page', () => {
  const html = renderToStaticMarkup(
    <PasswordField id="password" name="password" label="Mot de passe" defaultValue="Secret-123!" />,
  )
  expect(html).toContain('type="password"')
  expect(html).not.toContain('Secret-123!')
})
