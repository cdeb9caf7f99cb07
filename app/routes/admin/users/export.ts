import type { User } from '#modules/identity'
import { USER_FILTERS } from '#modules/identity/schemas'
import { spreadsheetTime } from '#app/text'
import {
  type CsvColumn,
  csvDownload,
  fileRoute,
  readListQuery,
  requireAdmin,
  requireRecentPassword,
} from '#app/http'
import { site } from '#app/start/modules.server'

const { loader, action } = fileRoute(async ({ request, context }) => {
  await requireRecentPassword(request, await requireAdmin({ request, context }))
  const rows = site().identity.members.readAll(readListQuery(request, USER_FILTERS))
  return csvDownload({ name: 'prepa-lts-utilisateurs', columns: COLUMNS, rows, signal: request.signal })
})
export { action, loader }

const COLUMNS: CsvColumn<User>[] = [
  { header: 'ID', cell: ({ id }) => id },
  { header: "Nom d'utilisateur", cell: ({ username }) => username },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Prénom', cell: ({ firstName }) => firstName },
  { header: 'Nom', cell: ({ lastName }) => lastName },
  { header: 'Téléphone', cell: ({ phone }) => phone && withGaps(phone) },
  { header: 'Rôle', cell: ({ isAdmin }) => (isAdmin ? 'Admin' : 'Utilisateur') },
  { header: 'Bloqué', cell: ({ isBlocked }) => (isBlocked ? 'oui' : 'non') },
  { header: 'Inscription', cell: ({ createdAt }) => spreadsheetTime(createdAt) },
]

/** Puts spaces into a phone number, because a spreadsheet would drop the leading zero of a plain number. */
function withGaps(phone: string): string {
  return /^\d+$/.test(phone) ? phone.replace(/(?<=\d{3})(?=(?:\d{2})+$)/g, ' ') : phone
}
