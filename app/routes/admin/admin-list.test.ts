import { expect, test } from 'vitest'
import { isFiltered, listLength } from './admin-list'

test.each([
  [0, '0'],
  [10_000, '10 000'],
  [10_001, 'plus de 10 000'],
  [40_020, 'plus de 40 000'],
])('a list of %i rows is announced as %j', (total, told) => {
  expect(listLength({ total, page: 1, pages: 2 }).replace(/\s/g, ' ')).toBe(told)
})

test('the length is known on the last page', () => {
  expect(listLength({ total: 100_000, page: 5000, pages: 5000 }).replace(/\s/g, ' ')).toBe('100 000')
})

test('an order hides nothing, a search or a filter does', () => {
  expect(isFiltered({ q: undefined, sort: 'oldest' })).toBe(false)
  expect(isFiltered({ q: 'CZ' })).toBe(true)
  expect(isFiltered({ state: 'sold' })).toBe(true)
})
