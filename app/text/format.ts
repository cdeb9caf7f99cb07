import { tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { fr } from 'date-fns/locale/fr'

const BELGIUM = tz('Europe/Brussels')
const CLOCK = "H'\u00a0h\u00a0'mm"

/** '20 novembre 2026, 18 h 12' or '1er …' */
export const dateTime = dateFormat(`do MMMM yyyy, ${CLOCK}`)

/** '20 novembre 2026 à 18 h 12' or '1er …', within a sentence */
export const longDateAndTime = dateFormat(`do MMMM yyyy 'à\u00a0'${CLOCK}`)

/** '20 novembre 2026' or '1er …' */
export const longDate = dateFormat('do MMMM yyyy')

/** 'novembre 2026' */
export const monthAndYear = dateFormat('MMMM yyyy')

/** '20/11/2026', in columns */
export const numericDate = dateFormat('dd/MM/yyyy')

/** '20/11/2026, 18 h 12', in columns */
export const numericTime = dateFormat(`dd/MM/yyyy, ${CLOCK}`)

/** '20 novembre, 18 h 12' or '1er …', of what is recent */
export const dayAndTime = dateFormat(`do MMMM, ${CLOCK}`)

/** '20 nov.' or '1er …' */
export const shortDate = dateFormat('do MMM')

/** '02 novembre 2026', as the news have it */
export const newsDate = dateFormat('dd MMMM yyyy')

/** '18 h 12' */
export const clock = dateFormat(CLOCK)

/** '2026-11-20' */
export const day = dateFormat('yyyy-MM-dd')

/** '2026-11-20 18:12', which every spreadsheet takes for a date, whatever its language */
export const spreadsheetTime = dateFormat('yyyy-MM-dd HH:mm')

/** A moment as it is in Belgium, whatever the server's time zone. */
function dateFormat(pattern: string): (date: Date) => string {
  return (date) => format(date, pattern, { locale: fr, in: BELGIUM })
}
