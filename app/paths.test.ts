import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { paths, TOKEN_AREAS } from './paths'

test('the path of an admin list has its query, without empty parts or page 1', () => {
  expect(paths.admin.ads({ q: 'tir', state: undefined, page: 1 })).toBe('/admin/ads?q=tir')
  expect(paths.admin.users({ q: 'a&b', page: 2 })).toBe('/admin/users?q=a%26b&page=2')
  expect(paths.admin.audit()).toBe('/admin/audit')
})

test('each address that ends in a token is kept from logs and crawlers', async () => {
  const table = await readFile(new URL('routes.ts', import.meta.url), 'utf8')
  const areas = [...table.matchAll(/route\('([^':]+)\/:token/g)].map(([, area]) => area)

  expect(areas.sort()).toEqual([...TOKEN_AREAS].sort())
})
