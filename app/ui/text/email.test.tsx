import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Email } from './email'

test('an address may break before its @, and a long domain before its dots: nothing is added to what is copied', () => {
  const html = (address: string) => renderToStaticMarkup(<Email>{address}</Email>)

  expect(html('camille.du-bois@example.com')).toBe('camille.du-bois<wbr/>@example.com')
  expect(html('a@societe-de-tir-de-huy.example.com')).toBe(
    'a<wbr/>@societe-de-tir-de-huy<wbr/>.example<wbr/>.com',
  )
})
