import { beforeEach, expect, test } from 'vitest'
import { createTestClock } from '#test/harness/fixed-clock'
import { openConfirmationLinks } from './confirmation-links.server'
import { openLinkTokens } from './link-tokens.server'

const clock = createTestClock()
const links = openConfirmationLinks(openLinkTokens('un secret'), clock)
beforeEach(() => clock.reset())

const camille = { id: 42, email: 'camille@example.com' }

test('a confirmation link names its member, and is valid for an hour', () => {
  const token = links.of(camille)

  expect(links.claimed(token)).toBe('42')
  clock.pass(3599)
  expect(links.read(camille, token)).toBe('valid')
  clock.pass(1)
  expect(links.read(camille, token)).toBe('expired')
})

test('a confirmation link is for one member with one address only', () => {
  const token = links.of(camille)

  expect(links.read({ ...camille, email: 'karim@example.com' }, token)).toBeNull()
  expect(links.read({ ...camille, id: 43 }, token)).toBeNull()
})

test('a confirmation link with a later end is void', () => {
  const [id, expiry, signature] = links.of(camille).split('.')

  expect(links.read(camille, [id, Number(expiry) + 1, signature].join('.'))).toBeNull()
})
