import { expect, test } from 'vitest'
import { addDays, dayInBelgium, daysBetween, hourInBelgium, localInBelgium, momentInBelgium } from './day'

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s the day in Belgium is %s', (moment, day) => expect(dayInBelgium(new Date(moment))).toBe(day))

test.each([
  ['2026-11-23T22:59:59Z', 23],
  ['2026-11-23T23:00:00Z', 0],
  // Summer time begins on 29 March and ends on 25 October.
  ['2026-03-29T00:59:59Z', 1],
  ['2026-03-29T01:00:00Z', 3],
  ['2026-10-25T00:59:59Z', 2],
  ['2026-10-25T01:00:00Z', 2],
])('at %s the hour in Belgium is %i', (moment, hour) => expect(hourInBelgium(new Date(moment))).toBe(hour))

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 45, '2026-12-08'],
  ['2026-03-01', -1, '2026-02-28'],
])('the day %s and %i days later is %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other)
  expect(daysBetween(day, other)).toBe(days)
})

test.each([
  ['2026-01-15T18:30', '2026-01-15T17:30:00.000Z'],
  ['2026-07-15T00:05', '2026-07-14T22:05:00.000Z'],
  // The clocks go from 2 to 3 h on 29 March, and from 3 to 2 h on 25 October.
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('the Belgian local time %s is the moment %s', (local, moment) => {
  expect(momentInBelgium(local)?.toISOString()).toBe(moment)
  expect(localInBelgium(new Date(moment))).toBe(local)
})

test.each(['2026-03-29T02:30', '2026-02-30T10:00', '2026-13-01T10:00', '', 'demain', '2026-01-15'])(
  'the Belgian local time %j does not exist',
  (local) => expect(momentInBelgium(local)).toBeNull(),
)
