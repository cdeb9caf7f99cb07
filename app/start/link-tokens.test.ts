import { beforeEach, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/harness/fixed-clock'
import { openConfirmationLinks } from './confirmation-links.server'
import { openLinkTokens, previewToken, readPreview } from './link-tokens.server'
import { openMessageIds } from './message-ids.server'

const SECRET = 'un-secret-de-trente-deux-signes-1'
const tokens = openLinkTokens(SECRET)
const token = tokens.sign('unsubscribe', '42')

test('a link token names its subject without the secret, and never ends', () => {
  expect(openLinkTokens(SECRET).read('unsubscribe', token)).toBe('42')
  expect(token).toMatch(/^42\.[\w-]{43}$/)
})

test.each([
  ['of another subject', token.replace('42.', '43.')],
  ['for another purpose', tokens.sign('renew', '42')],
  ['with another signature', token.replace(/.{5}$/, 'AAAAA')],
  ['cut off', token.slice(0, -1)],
  ['without a signature', '42.'],
  ['of another site', openLinkTokens(`${SECRET}2`).sign('unsubscribe', '42')],
  ['with its number written otherwise', `0${token}`],
  ['of nobody', ''],
])('a link token %s is refused', (_what, forged) => {
  expect(tokens.read('unsubscribe', forged)).toBeNull()
})

test('the preview link of news shows its item for a week', () => {
  const now = new Date('2026-11-20T17:00:00.000Z')
  const item = { id: 7, edition: 2 }
  const { token: link, until } = previewToken(tokens, item, now)
  const aMomentBefore = new Date(until.getTime() - 1)

  expect(until).toEqual(new Date('2026-11-27T17:00:00.000Z'))
  expect([readPreview(tokens, link, aMomentBefore), readPreview(tokens, link, until)]).toEqual([item, null])
  expect(readPreview(tokens, token, now)).toBeNull()
  // A wrong clock has made it.
  expect(readPreview(tokens, link, new Date(now.getTime() - 60_001))).toBeNull()
})

describe('a confirmation link', () => {
  const clock = createTestClock()
  const links = openConfirmationLinks(tokens, clock)
  const camille = { id: 42, email: 'camille@example.com' }
  beforeEach(() => clock.reset())

  test('names its member, and is valid for 48 hours', () => {
    const link = links.of(camille)

    expect(links.claimed(link)).toBe('42')
    clock.pass(172_799)
    expect(links.read(camille, link)).toBe('valid')
    clock.pass(1)
    expect(links.read(camille, link)).toBe('expired')
  })

  test('is for one member with one address, and void with a later end', () => {
    const link = links.of(camille)
    const [id, expiry, signature] = link.split('.')

    expect(links.read({ ...camille, email: 'karim@example.com' }, link)).toBeNull()
    expect(links.read({ ...camille, id: 43 }, link)).toBeNull()
    expect(links.read(camille, [id, Number(expiry) + 1, signature].join('.'))).toBeNull()
  })
})

test('a Message-ID belongs to one address, and is valid in any mail program', () => {
  const [to, ids] = ['camille@example.com', openMessageIds(tokens)]
  const id = ids.of('mail.7.1764000000000.2', to)

  expect(id).toMatch(/^mail\.7\.1764000000000\.2\.[\w-]{43}$/)
  expect([ids.isOf(id, to), ids.isOf(id, 'karim@example.com'), ids.isOf(token, to)]).toEqual([
    true,
    false,
    false,
  ])
})
