import { tzOffset } from '@date-fns/tz'
import { fr } from 'date-fns/locale/fr'

/** '20 novembre 2026, 18 h 12' or '1er …' */
export function dateTime(date: Date): string {
  return `${longDate(date)}, ${clock(date)}`
}

/** '20 novembre 2026 à 18 h 12' or '1er …', within a sentence */
export function longDateAndTime(date: Date): string {
  return `${longDate(date)} à\u00a0${clock(date)}`
}

/** '20 novembre 2026' or '1er …' */
export function longDate(date: Date): string {
  const { dayOfMonth, month, year } = read(date)
  return `${ordinal(dayOfMonth)} ${nameOf(month)} ${year}`
}

/** '20/11/2026', in columns */
export function numericDate(date: Date): string {
  const { dayOfMonth, month, year } = read(date)
  return `${twoDigits(dayOfMonth)}/${twoDigits(month + 1)}/${year}`
}

/** '20/11/2026, 18 h 12', in columns */
export function numericTime(date: Date): string {
  return `${numericDate(date)}, ${clock(date)}`
}

/** '20 novembre, 18 h 12' or '1er …', of what is recent */
export function dayAndTime(date: Date): string {
  const { dayOfMonth, month } = read(date)
  return `${ordinal(dayOfMonth)} ${nameOf(month)}, ${clock(date)}`
}

/** '20 nov.' or '1er …' */
export function shortDate(date: Date): string {
  const { dayOfMonth, month } = read(date)
  return `${ordinal(dayOfMonth)} ${nameOf(month, SHORT_MONTHS)}`
}

/** '02 novembre 2026', as the news have it */
export function newsDate(date: Date): string {
  const { dayOfMonth, month, year } = read(date)
  return `${twoDigits(dayOfMonth)} ${nameOf(month)} ${year}`
}

/** '2026-11-20' */
export function day(date: Date): string {
  return inBelgium(date).toISOString().slice(0, 10)
}

/** '2026-11-20 18:12', which every spreadsheet takes for a date, whatever its language */
export function spreadsheetTime(date: Date): string {
  return inBelgium(date).toISOString().slice(0, 16).replace('T', ' ')
}

const MONTHS = monthNames('wide')
const SHORT_MONTHS = monthNames('abbreviated')

function monthNames(width: 'wide' | 'abbreviated'): string[] {
  return ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map((month) => fr.localize.month(month, { width }))
}

function nameOf(month: number, names = MONTHS): string {
  return names[month] ?? ''
}

function read(date: Date) {
  const there = inBelgium(date)
  return { year: there.getUTCFullYear(), month: there.getUTCMonth(), dayOfMonth: there.getUTCDate() }
}

/** '18 h 12' */
export function clock(date: Date): string {
  const there = inBelgium(date)
  return `${there.getUTCHours()}\u00a0h\u00a0${twoDigits(there.getUTCMinutes())}`
}

/** '1er', '2' */
function ordinal(dayOfMonth: number): string {
  return dayOfMonth === 1 ? '1er' : String(dayOfMonth)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

const MINUTE = 60_000

/**
 * A moment's date and time in Belgium, whatever the server's time zone. Read it with the UTC methods.
 */
export function inBelgium(date: Date): Date {
  return new Date(date.getTime() + tzOffset('Europe/Brussels', date) * MINUTE)
}
