import { tzOffset } from '@date-fns/tz'
import { fr } from 'date-fns/locale/fr'

/** '20 novembre 2026, 18 h 12' or '1er …' */
export const dateTime = dateFormat('{ordinal} {month} {year}, {clock}')

/** '20 novembre 2026 à 18 h 12' or '1er …', within a sentence */
export const longDateAndTime = dateFormat('{ordinal} {month} {year} à\u00a0{clock}')

/** '20 novembre 2026' or '1er …' */
export const longDate = dateFormat('{ordinal} {month} {year}')

/** 'novembre 2026' */
export const monthAndYear = dateFormat('{month} {year}')

/** '20/11/2026', in columns */
export const numericDate = dateFormat('{dd}/{mm}/{year}')

/** '20/11/2026, 18 h 12', in columns */
export const numericTime = dateFormat('{dd}/{mm}/{year}, {clock}')

/** '20 novembre, 18 h 12' or '1er …', of what is recent */
export const dayAndTime = dateFormat('{ordinal} {month}, {clock}')

/** '20 nov.' or '1er …' */
export const shortDate = dateFormat('{ordinal} {shortMonth}')

/** '02 novembre 2026', as the news have it */
export const newsDate = dateFormat('{dd} {month} {year}')

/** '18 h 12' */
export const clock = dateFormat('{clock}')

/** '2026-11-20' */
export const day = dateFormat('{year}-{mm}-{dd}')

/** '2026-11-20 18:12', which every spreadsheet takes for a date, whatever its language */
export function spreadsheetTime(date: Date): string {
  return inBelgium(date).toISOString().slice(0, 16).replace('T', ' ')
}

function dateFormat(pattern: string): (date: Date) => string {
  return (date) => {
    const there = inBelgium(date)
    const [dayOfMonth, month] = [there.getUTCDate(), there.getUTCMonth()]
    const parts: Record<string, string | number> = {
      year: there.getUTCFullYear(),
      month: MONTHS[month]!,
      shortMonth: SHORT_MONTHS[month]!,
      mm: twoDigits(month + 1),
      dd: twoDigits(dayOfMonth),
      ordinal: dayOfMonth === 1 ? '1er' : dayOfMonth,
      clock: `${there.getUTCHours()}\u00a0h\u00a0${twoDigits(there.getUTCMinutes())}`,
    }
    return pattern.replace(/\{(\w+)\}/g, (_braces, name: string) => String(parts[name]))
  }
}

type Month = Parameters<typeof fr.localize.month>[0]
const ALL_MONTHS: Month[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const MONTHS = ALL_MONTHS.map((month) => fr.localize.month(month))
const SHORT_MONTHS = ALL_MONTHS.map((month) => fr.localize.month(month, { width: 'abbreviated' }))

const twoDigits = (number: number) => String(number).padStart(2, '0')

const MINUTE = 60_000

/** A moment's date and time in Belgium, whatever the server's time zone. Read it with the UTC methods. */
export function inBelgium(date: Date): Date {
  return new Date(date.getTime() + tzOffset('Europe/Brussels', date) * MINUTE)
}
