import { tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { fr } from 'date-fns/locale/fr'

const BELGIUM = tz('Europe/Brussels')
const CLOCK = "H'\u00a0h\u00a0'mm"

export const dateTime = dateFormat(`do MMMM yyyy, ${CLOCK}`)

export const longDateAndTime = dateFormat(`do MMMM yyyy 'à\u00a0'${CLOCK}`)

export const longDate = dateFormat('do MMMM yyyy')

export const monthAndYear = dateFormat('MMMM yyyy')

export const numericDate = dateFormat('dd/MM/yyyy')

/** Formats a day such as '2026-11-23': '23/11/2026'. */
export const numericDay = (day: string): string => numericDate(new Date(`${day}T12:00:00Z`))

export const numericTime = dateFormat(`dd/MM/yyyy, ${CLOCK}`)

export const dayAndTime = dateFormat(`do MMMM, ${CLOCK}`)

/** Formats a day such as '2026-11-23': '23 novembre'. */
export const dayAndMonth = (day: string): string => dayOfMonth(new Date(`${day}T12:00:00Z`))
const dayOfMonth = dateFormat('do MMMM')

/** Formats a day: 'lundi 23 novembre'. */
export const weekday = (day: string): string => dayOfWeek(new Date(`${day}T12:00:00Z`))
const dayOfWeek = dateFormat('EEEE do MMMM')

export const shortDate = dateFormat('do MMM')

export const newsDate = dateFormat('dd MMMM yyyy')

export const clock = dateFormat(CLOCK)

export const day = dateFormat('yyyy-MM-dd')

/** Every spreadsheet reads '2026-11-20 18:12' as a date, whatever its language. */
export const spreadsheetTime = dateFormat('yyyy-MM-dd HH:mm')

/** Formats in Belgian time, whatever the server's time zone. */
function dateFormat(pattern: string): (date: Date) => string {
  return (date) => format(date, pattern, { locale: fr, in: BELGIUM })
}
