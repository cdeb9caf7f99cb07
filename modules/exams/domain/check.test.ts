import { expect, test } from 'vitest'
import { dayInBelgium, dueBefore } from './check'

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in Belgium', (moment, day) => expect(dayInBelgium(new Date(moment))).toBe(day))

test.each([
  ['2026-11-23', '2026-05-23'],
  ['2026-02-28', '2025-08-28'],
  ['2026-08-31', '2026-02-28'],
])('on %s, what was checked before %s waits', (today, day) =>
  expect(dueBefore(new Date(`${today}T10:00:00Z`))).toBe(day),
)
