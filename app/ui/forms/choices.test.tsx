import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, Segments, SelectField } from './choice-fields'
import { TextArea } from './field'

const options = [
  { value: 'sale', label: 'Vente' },
  { value: 'purchase', label: 'Recherche' },
]

const controls: Record<string, (errors: string[]) => ReactElement> = {
  select: (errors) => <SelectField id="x" name="x" label="Catégorie" options={options} errors={errors} />,
  textarea: (errors) => <TextArea id="x" name="x" label="Description" errors={errors} />,
  fieldset: (errors) => <Segments id="x" name="x" label="Type" options={options} errors={errors} />,
  input: (errors) => <Checkbox id="x" name="x" label="Je certifie" errors={errors} />,
}

test.each(Object.entries(controls))('a wrong %s is tied to its error', (tag, control) => {
  const html = renderToStaticMarkup(control(['Requis']))
  const [opening] = new RegExp(`<${tag}[^>]*>`).exec(html)!

  expect(opening).toContain('aria-describedby="x-error"')
  expect(opening).toContain('aria-invalid="true"')
  expect(html).toContain('id="x-error"')
})

test.each(Object.entries(controls))(
  'a %s without fault is not invalid and describes nothing',
  (_, control) => {
    expect(renderToStaticMarkup(control([]))).not.toMatch(/aria-(invalid|describedby)/)
  },
)

test('the summary of a refused form leads to the first of the choices', () => {
  const html = renderToStaticMarkup(controls.fieldset!(['Requis']))

  expect(/<input[^>]*id="x"[^>]*>/.exec(html)?.[0]).toContain('value="sale"')
})

test('a choice is made before the page is touched where the form has one', () => {
  const html = renderToStaticMarkup(
    <Segments id="x" name="x" label="Type" options={options} defaultValue="purchase" />,
  )

  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<input[^>]*id="x-purchase"[^>]*checked=""/)
})
