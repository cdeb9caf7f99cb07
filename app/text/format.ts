import { tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { fr } from 'date-fns/locale/fr'

const BELGIUM = tz('Europe/Brussels')
const CLOCK = "H'\u00a0h\u00a0'mm"

/** Formats a date: '20 novembre 2026, 18 h 12' or '1er …'. */
export const dateTime = dateFormat(`do MMMM yyyy, ${CLOCK}`)

/** Formats a date within a sentence: '20 novembre 2026 à 18 h 12' or '1er …'. */
export const longDateAndTime = dateFormat(`do MMMM yyyy 'à\u00a0'${CLOCK}`)

/** Formats a date: '20 novembre 2026' or '1er …'. */
export const longDate = dateFormat('do MMMM yyyy')

/** Formats a date: 'novembre 2026'. */
export const monthAndYear = dateFormat('MMMM yyyy')

/** Formats a date in a column: '20/11/2026'. */
export const numericDate = dateFormat('dd/MM/yyyy')

/** Formats a date in a column: '20/11/2026, 18 h 12'. */
export const numericTime = dateFormat(`dd/MM/yyyy, ${CLOCK}`)

/** Formats a recent date: '20 novembre, 18 h 12' or '1er …'. */
export const dayAndTime = dateFormat(`do MMMM, ${CLOCK}`)

/** Formats a date: '20 nov.' or '1er …'. */
export const shortDate = dateFormat('do MMM')

/** Formats the date of a news item: '02 novembre 2026'. */
export const newsDate = dateFormat('dd MMMM yyyy')

/** Formats a time: '18 h 12'. */
export const clock = dateFormat(CLOCK)

/** Formats a date: '2026-11-20'. */
export const day = dateFormat('yyyy-MM-dd')

/**
 * Formats a date for spreadsheets: '2026-11-20 18:12'. Every spreadsheet reads this as a date, whatever its language.
 */
export const spreadsheetTime = dateFormat('yyyy-MM-dd HH:mm')

/** Returns a formatter of dates in Belgian time, whatever the server's time zone. */
function dateFormat(pattern: string): (date: Date) => string {
  return (date) => format(date, pattern, { locale: fr, in: BELGIUM })
}
