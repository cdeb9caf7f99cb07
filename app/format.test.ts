import { expect, test } from 'vitest'
import { dateTime } from './format'

test('a moment is told in Belgian time, in summer as in winter', () => {
  expect(dateTime(new Date('2026-11-20T17:12:00Z'))).toBe('20 novembre 2026, 18 h 12')
  expect(dateTime(new Date('2026-07-01T22:05:00Z'))).toBe('2 juillet 2026, 0 h 05')
})
