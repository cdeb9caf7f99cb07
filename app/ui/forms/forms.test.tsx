import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from '#test/harness/render'
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
  const wrong = render(control(['Requis']))

  expect(wrong.find(`${tag}[aria-invalid="true"][aria-describedby="x-error"]`)).toBeDefined()
  expect(wrong.field('x')?.error).toBe('Requis')
  expect(render(control([])).find('[aria-invalid], [aria-describedby]')).toBeUndefined()
})

test('a field is tied to its hint and its error', () => {
  const page = render(<TextField id="x" name="x" label="Email" hint="Le vôtre" errors={['Requis']} />)

  expect(page.field('x')?.attribute('aria-describedby')).toBe('x-description x-error')
  expect(page.texts('#x-description, #x-error')).toEqual(['Le vôtre', 'Requis'])
})

test('the summary of a refused form leads to the first choice, made or not', () => {
  const page = render(<Segments id="x" name="x" label="Type" options={options} defaultValue="purchase" />)

  expect(page.find('input#x')?.attribute('value')).toBe('sale')
  expect(page.attributes('[checked]', 'id')).toEqual(['x-purchase'])
})

test('a password field never sends a password back to the page', () => {
  const { html } = render(
    <PasswordField id="password" name="password" label="Mot de passe" defaultValue="Secret-123!" />,
  )

  expect(html).toContain('type="password"')
  expect(html).not.toContain('Secret-123!')
})
