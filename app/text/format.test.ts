import { expect, test } from 'vitest'
import {
  dateTime,
  day,
  dayAndTime,
  longDate,
  newsDate,
  numericDate,
  numericTime,
  shortDate,
  spreadsheetTime,
} from './format'

test('a moment is printed in Belgian time, in summer and winter', () => {
  expect(dateTime(new Date('2026-11-20T17:12:00Z'))).toBe('20 novembre 2026, 18\u00a0h\u00a012')
  expect(dateTime(new Date('2026-07-01T22:05:00Z'))).toBe('2 juillet 2026, 0\u00a0h\u00a005')
})

test('a date on the first of a month is printed as 1er', () => {
  expect(dateTime(new Date('2026-11-01T08:05:00Z'))).toBe('1er novembre 2026, 9\u00a0h\u00a005')
})

test('the rows of a file are dated by the day in Belgium', () => {
  expect(day(new Date('2026-07-01T22:05:00Z'))).toBe('2026-07-02')
  expect(spreadsheetTime(new Date('2026-07-01T22:05:00Z'))).toBe('2026-07-02 00:05')
})

test.each([
  ['2026-03-29T00:59:59Z', '29 mars 2026, 1\u00a0h\u00a059'],
  ['2026-03-29T01:00:00Z', '29 mars 2026, 3\u00a0h\u00a000'],
  ['2026-10-25T00:59:59Z', '25 octobre 2026, 2\u00a0h\u00a059'],
  ['2026-10-25T01:00:00Z', '25 octobre 2026, 2\u00a0h\u00a000'],
  ['2026-12-31T23:30:00Z', '1er janvier 2027, 0\u00a0h\u00a030'],
])('a printed time follows the changes of the clock: %s', (moment, told) => {
  expect(dateTime(new Date(moment))).toBe(told)
})

test('a date has a format for each place', () => {
  const date = new Date('2026-02-01T17:05:00Z')

  expect(
    [longDate, newsDate, shortDate, dayAndTime, numericDate, numericTime].map((tell) => tell(date)),
  ).toEqual([
    '1er février 2026',
    '01 février 2026',
    '1er févr.',
    '1er février, 18\u00a0h\u00a005',
    '01/02/2026',
    '01/02/2026, 18\u00a0h\u00a005',
  ])
})

test('the printed hours of ten years agree with the time zone', () => {
  const zone = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const wrong: string[] = []
  for (let year = 2020; year < 2030; year += 1) {
    // March and October have the changes of the clock; of other months only the first hours are read.
    for (let month = 0; month < 12; month += 1) {
      const hours = month === 2 || month === 9 ? 24 * 31 : 24
      for (let hour = 0; hour < hours; hour += 1) {
        for (const minute of [0, 59]) {
          const date = new Date(Date.UTC(year, month, 1, hour, minute))
          if (spreadsheetTime(date) !== zone.format(date)) wrong.push(date.toISOString())
        }
      }
    }
  }

  expect(wrong).toEqual([])
})
