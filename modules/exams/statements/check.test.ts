import { expect, test } from 'vitest'
import { dueBefore } from './check'

test.each([
  ['2026-11-23', '2026-05-23'],
  ['2026-02-28', '2025-08-28'],
  ['2026-08-31', '2026-02-28'],
])('on %s, a statement checked before %s is due for a check', (today, day) =>
  expect(dueBefore(new Date(`${today}T10:00:00Z`))).toBe(day),
)
