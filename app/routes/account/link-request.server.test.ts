import { expect, test } from 'vitest'
import { secondsToWait } from './link-request.server'

const earlier = { email: 'camille@example.com', askedAt: Date.UTC(2026, 10, 23, 14) }
const again = (seconds: number, email = earlier.email) => ({
  email,
  askedAt: earlier.askedAt + seconds * 1000,
})

test.each([
  [0, 60],
  [18.4, 42],
  [59.9, 1],
  [60, 0],
  [3600, 0],
  // A request in the future: the clock was set back.
  [-3600, 60],
])('a link sent %s s ago may be sent again in %i s', (ago, wait) => {
  expect(secondsToWait(earlier, again(ago))).toBe(wait)
})

test('a link to another address, or the first one, may be sent at once', () => {
  expect(secondsToWait(earlier, again(1, 'camile@example.com'))).toBe(0)
  expect(secondsToWait(null, again(1))).toBe(0)
})
