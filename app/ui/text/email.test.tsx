import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Email } from './email'

test('an address may break before its @ and the dots of its domain, and stays the same when it is copied', () => {
  const html = renderToStaticMarkup(<Email>camille.du-bois@tir.example.com</Email>)

  expect(html).toBe('camille.du-bois<wbr/>@tir<wbr/>.example<wbr/>.com')
})
