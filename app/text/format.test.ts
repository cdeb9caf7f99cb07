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

test('a date has a format for each place', () => {
  const date = new Date('2026-02-01T17:05:00Z')

  const formats = [day, dateTime, longDate, newsDate, shortDate, dayAndTime, numericDate, numericTime]
  expect(formats.map((format) => format(date))).toEqual([
    '2026-02-01',
    '1er février 2026, 18\u00a0h\u00a005',
    '1er février 2026',
    '01 février 2026',
    '1er févr.',
    '1er février, 18\u00a0h\u00a005',
    '01/02/2026',
    '01/02/2026, 18\u00a0h\u00a005',
  ])
})

test('a date is that of the day in Belgium, also before midnight in London', () => {
  expect(day(new Date('2026-07-01T22:05:00Z'))).toBe('2026-07-02')
  expect(dateTime(new Date('2026-12-31T23:30:00Z'))).toBe('1er janvier 2027, 0\u00a0h\u00a030')
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
