import { expect, test } from 'vitest'
import { isAmong } from './conditions'

test('lists of many lengths make few texts, which stay prepared', () => {
  const texts = Array.from({ length: 500 }, (_, length) => isAmong('user_id', Array(length).fill(7))[0])
  expect(new Set(texts).size).toBe(11)
})

test('no other is among those than are given', () => {
  expect(isAmong('id', [1, 2, 3])).toEqual(['id IN (?,?,?,?)', 1, 2, 3, 3])
  expect(isAmong('id', [5])).toEqual(['id IN (?)', 5])
})

test('nothing is among none', () => {
  expect(isAmong('id', [])).toEqual(['id IN (NULL)'])
})
