import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { composed, writing } from './fields'

const text = composed(z.string(), 5000, 'Trop long')
const UNREADABLE = 'Le texte contient un caractère illisible'

test('letters typed as two characters are stored as one', () => {
  expect(text.parse('e\u0301te\u0301')).toBe('été')
})

describe('a text is refused', () => {
  test.each([
    ['with more marks on a letter than any language has', `a${'\u0301'.repeat(31)}`],
    ['with marks that would take long to be put in order', `a${'\u0345\u0301\u0323'.repeat(6600)}`],
    ['with half a character', 'carabine \ud83d'],
  ])('%s', (_what, given) => {
    expect(text.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([UNREADABLE])
  })
})

test.each(['\u200b\u200b', '…', ' '])('a required text of no letters is refused: %j', (given) => {
  expect(writing('La remarque est requise', 'La remarque', 100).safeParse(given).success).toBe(false)
})

test('a text may have emoji and up to 30 marks on a letter', () => {
  expect(text.parse('👍🏽')).toBe('👍🏽')
  expect(text.safeParse(`a${'\u0301'.repeat(30)}`).success).toBe(true)
})
