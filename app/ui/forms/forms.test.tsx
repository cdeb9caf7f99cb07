import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, Segments, SelectField } from './choice-fields'
import { TextArea, TextField } from './field'
import { PasswordField } from './password-field'

const options = [
  { value: 'sale', label: 'Vente' },
  { value: 'purchase', label: 'Recherche' },
]

const controls: [string, (errors: string[]) => ReactElement][] = [
  ['select', (errors) => <SelectField id="x" name="x" label="Catégorie" options={options} errors={errors} />],
  ['textarea', (errors) => <TextArea id="x" name="x" label="Description" errors={errors} />],
  ['fieldset', (errors) => <Segments id="x" name="x" label="Type" options={options} errors={errors} />],
  ['input', (errors) => <Checkbox id="x" name="x" label="Je certifie" errors={errors} />],
]

test.each(controls)('a field (%s) is tied to its error, if it has one', (tag, control) => {
  const wrong = renderToStaticMarkup(control(['Requis']))

  expect(new RegExp(`<${tag}[^>]*aria-invalid="true" aria-describedby="x-error"`).test(wrong)).toBe(true)
  expect(wrong).toContain('id="x-error"')
  expect(renderToStaticMarkup(control([]))).not.toMatch(/aria-(invalid|describedby)/)
})

test('a field is tied to its hint and its error', () => {
  const html = renderToStaticMarkup(
    <TextField id="x" name="x" label="Email" hint="Le vôtre" errors={['Requis']} />,
  )

  expect(html).toContain('aria-describedby="x-description x-error"')
  expect(html).toContain('id="x-description"')
})

test('a group of choices is reached by its id, and may be made already', () => {
  const html = renderToStaticMarkup(
    <Segments id="x" name="x" label="Type" options={options} defaultValue="purchase" />,
  )

  expect(/<input[^>]*id="x"[^>]*>/.exec(html)?.[0]).toContain('value="sale"')
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<input[^>]*id="x-purchase"[^>]*checked=""/)
})

test('a password field never sends a password back to the page', () => {
  const html = renderToStaticMarkup(
    <PasswordField id="password" name="password" label="Mot de passe" defaultValue="Secret-123!" />,
  )

  expect(html).toContain('type="password"')
  expect(html).not.toContain('Secret-123!')
})
