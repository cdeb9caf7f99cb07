import { tz } from '@date-fns/tz'
import { format } from 'date-fns'
import { fr } from 'date-fns/locale/fr'

// In Belgium, whatever the server's own time zone.
const belgian = { locale: fr, in: tz('Europe/Brussels') }

/** '20 novembre 2026, 18 h 12' or '1er …' */
export function dateTime(date: Date): string {
  return format(date, "do MMMM yyyy, H'\u00a0h\u00a0'mm", belgian)
}

/** '20 novembre 2026' or '1er …' */
export function longDate(date: Date): string {
  return format(date, 'do MMMM yyyy', belgian)
}

/** '20/11/2026', in columns */
export function numericDate(date: Date): string {
  return format(date, 'dd/MM/yyyy', belgian)
}

/** '20/11/2026, 18 h 12', in columns */
export function numericTime(date: Date): string {
  return format(date, "dd/MM/yyyy, H'\u00a0h\u00a0'mm", belgian)
}

/** '20 novembre, 18 h 12' or '1er …', of what is recent */
export function dayAndTime(date: Date): string {
  return format(date, "do MMMM, H'\u00a0h\u00a0'mm", belgian)
}

/** '20 nov.' or '1er …' */
export function shortDate(date: Date): string {
  return format(date, 'do MMM', belgian)
}

/** '02 novembre 2026', as the news have it */
export function newsDate(date: Date): string {
  return format(date, 'dd MMMM yyyy', belgian)
}

/** '2026-11-20' */
export function day(date: Date): string {
  return format(date, 'yyyy-MM-dd', belgian)
}

/** '2026-11-20 18:12', which every spreadsheet takes for a date, whatever its language */
export function spreadsheetTime(date: Date): string {
  return format(date, 'yyyy-MM-dd HH:mm', belgian)
}
