import { expect, test } from 'vitest'
import { isFiltered, readListQuery } from './list-query'

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

test('an order hides nothing, a search or a filter does', () => {
  expect(isFiltered({ q: undefined, sort: 'oldest' })).toBe(false)
  expect(isFiltered({ q: 'CZ' })).toBe(true)
  expect(isFiltered({ state: 'sold' })).toBe(true)
})
