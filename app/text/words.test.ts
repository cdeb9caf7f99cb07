import { expect, test } from 'vitest'
import { excerpt } from './words'

test('a short text stays whole, on one line', () => {
  expect(excerpt('Canon lourd.\n\nPeu servi.', 160)).toBe('Canon lourd. Peu servi.')
})

test('a long text is cut at a word, with no comma before the dots', () => {
  expect(excerpt('Canon lourd, détente réglable', 14)).toBe('Canon lourd…')
})

test('a word that is too long is cut, but never within a character', () => {
  expect(excerpt('aaaaa😀😀', 6)).toBe('aaaaa…')
})

test('a text of one endless word, or of spaces alone, takes no time', () => {
  expect(excerpt('a'.repeat(5000), 160)).toBe(`${'a'.repeat(160)}…`)
  expect(excerpt(' '.repeat(5000), 160)).toBe('')
})
