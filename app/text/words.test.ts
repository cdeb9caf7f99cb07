import { expect, test } from 'vitest'
import { excerpt, listLength } from './words'

test('an excerpt of a short text is the whole of it, on one line', () => {
  expect(excerpt('Canon lourd.\n\nPeu servi.', 160)).toBe('Canon lourd. Peu servi.')
})

test('an excerpt is cut after a word, without a comma before the dots', () => {
  expect(excerpt('Canon lourd, détente réglable', 14)).toBe('Canon lourd…')
})

test('an excerpt cuts a word that is too long, never within a character', () => {
  expect(excerpt('aaaaa😀😀', 6)).toBe('aaaaa…')
})

test('an excerpt of an endless word or of spaces takes no time', () => {
  expect(excerpt('a'.repeat(5000), 160)).toBe(`${'a'.repeat(160)}…`)
  expect(excerpt(' '.repeat(5000), 160)).toBe('')
})

test.each([
  [0, 1, '0'],
  [1000, 2, '1 000'],
  [1001, 2, 'plus de 1 000'],
  [4020, 2, 'plus de 4 000'],
  [4020, 1, '4 020'],
  [6001, 1, 'plus de 6 000'],
])('a list of %i rows in %i pages is announced as %j', (total, pages, told) => {
  expect(listLength({ total, page: 1, pages }).replace(/\s/g, ' ')).toBe(told)
})
