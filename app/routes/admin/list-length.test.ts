import { expect, test } from 'vitest'
import { listLength } from './list-length'

test.each([
  [0, '0'],
  [10_000, '10 000'],
  [10_001, 'plus de 10 000'],
  [40_020, 'plus de 40 000'],
])('of %i rows is told as %j', (total, told) => {
  expect(listLength({ total, page: 1, pages: 2 }).replace(/\s/g, ' ')).toBe(told)
})

test('is known on its last page', () => {
  expect(listLength({ total: 100_000, page: 5000, pages: 5000 }).replace(/\s/g, ' ')).toBe('100 000')
})
