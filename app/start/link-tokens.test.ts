import { expect, test } from 'vitest'
import { openLinkTokens, previewToken, readPreview } from './link-tokens.server'

const SECRET = 'un-secret-de-trente-deux-signes-1'
const tokens = openLinkTokens(SECRET)
const token = tokens.of('unsubscribe', '42')

test('a link token names its subject without the secret, and never ends', () => {
  expect(openLinkTokens(SECRET).read('unsubscribe', token)).toBe('42')
  expect(token).toMatch(/^42\.[\w-]{43}$/)
})

test.each([
  ['of another subject', token.replace('42.', '43.')],
  ['for another purpose', tokens.of('renew', '42')],
  ['with another signature', token.replace(/.{5}$/, 'AAAAA')],
  ['cut off', token.slice(0, -1)],
  ['without a signature', '42.'],
  ['of another site', openLinkTokens(`${SECRET}2`).of('unsubscribe', '42')],
  ['with its number written otherwise', `0${token}`],
  ['of nobody', ''],
])('a link token %s is refused', (_what, forged) => {
  expect(tokens.read('unsubscribe', forged)).toBeNull()
})

test('the preview link of news shows its item for a week', () => {
  const now = new Date('2026-11-20T17:00:00.000Z')
  const { token: link, until } = previewToken(tokens, 7, now)
  const aMomentBefore = new Date(until.getTime() - 1)

  expect(until).toEqual(new Date('2026-11-27T17:00:00.000Z'))
  expect([readPreview(tokens, link, aMomentBefore), readPreview(tokens, link, until)]).toEqual([7, null])
  expect(readPreview(tokens, token, now)).toBeNull()
})
