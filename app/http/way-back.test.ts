import { expect, test } from 'vitest'
import { currentAddress, backToList, withReturn } from './way-back'

const LIST = '/admin/ads'
const back = (path: string) => backToList(new Request(`http://localhost${path}`), 'ads')

test('an act leads back to the list with its filters and its page', () => {
  const list = currentAddress(new Request('http://localhost/admin/ads?q=CZ+457&state=sold&page=2'))

  expect(back(withReturn('/admin/ads/7/delete', list))).toBe('/admin/ads?q=CZ+457&state=sold&page=2')
})

test('an act of the plain list leads back there, without a parameter', () => {
  expect(withReturn('/admin/ads/7', LIST)).toBe('/admin/ads/7')
  expect(back('/admin/ads/7')).toBe(LIST)
})

test.each([
  'https://evil.example/admin/ads?x=1',
  '//evil.example/admin/?x=1',
  '/admin/../profile/delete?x=1',
  '/administration?x=1',
  '/logout?x=1',
  `/admin/ads?q=${'a'.repeat(1000)}`,
])('an act leads back to no other place than the panel: %s', (target) => {
  expect(back(`/admin/ads/7?${new URLSearchParams({ retour: target })}`)).toBe(LIST)
})
