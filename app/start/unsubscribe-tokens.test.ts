import { expect, test } from 'vitest'
import { openUnsubscribeTokens } from './unsubscribe-tokens.server'

const SECRET = 'un-secret-de-trente-deux-signes-1'
const tokens = openUnsubscribeTokens(SECRET)
const token = tokens.of(42)

test('a token names its member, for ever, and does not hold the secret', () => {
  expect(openUnsubscribeTokens(SECRET).read(token)).toBe(42)
  expect(token).toMatch(/^42\.[\w-]{43}$/)
})

test.each([
  ['of another member', token.replace('42.', '43.')],
  ['with another signature', token.replace(/.{5}$/, 'AAAAA')],
  ['cut off', token.slice(0, -1)],
  ['without a signature', '42.'],
  ['of another site', openUnsubscribeTokens(`${SECRET}2`).of(42)],
  ['with its number written otherwise', `0${token}`],
  ['of nobody', ''],
])('a token %s is none', (_what, forged) => {
  expect(tokens.read(forged)).toBeNull()
})
