import { expect, test } from 'vitest'
import { paths } from './paths'

test('the path of an admin list has its query, without empty parts or page 1', () => {
  expect(paths.admin.ads({ q: 'tir', state: undefined, page: 1 })).toBe('/admin/ads?q=tir')
  expect(paths.admin.users({ q: 'a&b', page: 2 })).toBe('/admin/users?q=a%26b&page=2')
  expect(paths.admin.audit()).toBe('/admin/audit')
})
