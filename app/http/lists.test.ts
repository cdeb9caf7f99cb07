import { expect, test } from 'vitest'
import { readListQuery } from './lists.server'

const allowed = { state: ['pending', 'sold'], sort: ['oldest'] } as const

function asked(query: string) {
  return readListQuery(new Request(`http://localhost/admin/ads?${query}`), allowed)
}

test('an address names its search, its filters and its order', () => {
  expect(asked('q=CZ+457&state=sold&sort=oldest')).toEqual({ q: 'CZ 457', state: 'sold', sort: 'oldest' })
})

test('what the form does not offer is no filter', () => {
  expect(asked('q=+&state=gone&sort=recent&other=1&state=sold')).toEqual({ q: undefined })
})
