import { expect, test } from 'vitest'
import { dateTime, day, spreadsheetTime } from './format'

test('a moment is told in Belgian time, in summer as in winter', () => {
  expect(dateTime(new Date('2026-11-20T17:12:00Z'))).toBe('20 novembre 2026, 18\u00a0h\u00a012')
  expect(dateTime(new Date('2026-07-01T22:05:00Z'))).toBe('2 juillet 2026, 0\u00a0h\u00a005')
})

test('the first of a month is told as such', () => {
  expect(dateTime(new Date('2026-11-01T08:05:00Z'))).toBe('1er novembre 2026, 9\u00a0h\u00a005')
})

test('a file and its rows have the day that it is in Belgium', () => {
  expect(day(new Date('2026-07-01T22:05:00Z'))).toBe('2026-07-02')
  expect(spreadsheetTime(new Date('2026-07-01T22:05:00Z'))).toBe('2026-07-02 00:05')
})
