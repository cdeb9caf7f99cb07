import { tz } from '@date-fns/tz'
import { format } from 'date-fns'
import { fr } from 'date-fns/locale/fr'

const belgian = { locale: fr, in: tz('Europe/Brussels') }

/** '20 novembre 2026, 18 h 12' or '1er …', in Belgium whatever the server's own time zone. */
export function dateTime(date: Date): string {
  return format(date, "do MMMM yyyy, H'\u00a0h\u00a0'mm", belgian)
}
