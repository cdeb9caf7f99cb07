import { expect, test } from 'vitest'
import { openLinkTokens } from './link-tokens.server'
import { openMessageIds } from './message-ids.server'

const SECRET = 'un-secret-de-trente-deux-signes-1'
const TO = 'camille@example.com'
const ids = openMessageIds(openLinkTokens(SECRET))
const id = ids.of('mail.7.1764000000000.2', TO)

test('a Message-ID belongs to one address, and is valid in any mail program', () => {
  expect(ids.isOf(id, TO)).toBe(true)
  expect(id).toMatch(/^mail\.7\.1764000000000\.2\.[\w-]{43}$/)
})

test.each([
  ['to somebody else', id, 'karim@example.com'],
  ['of another mail', id.replace('mail.7', 'mail.8'), TO],
  ['that is not signed', 'mail.7.1764000000000.2', TO],
  ['of another site', openMessageIds(openLinkTokens(`${SECRET}2`)).of('mail.7', TO), TO],
  ['that is a link of this site', openLinkTokens(SECRET).of('unsubscribe', '7'), TO],
])('a Message-ID %s belongs to no mail for this address', (_what, left, to) => {
  expect(ids.isOf(left, to)).toBe(false)
})
