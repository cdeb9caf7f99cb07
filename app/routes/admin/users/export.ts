import type { User } from '#modules/identity'
import { USER_FILTERS } from '#modules/identity/schemas'
import { spreadsheetTime } from '#app/text/format'
import { type CsvColumn, csvDownload, fileRoute } from '#app/http/download.server'
import { requireAdmin, requireRecentPassword } from '#app/http/session.server'
import { readListQuery } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'

/** Serves all pages of the list as CSV. */
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

/**
 * Formats a phone number as '0470 12 34 56', because a spreadsheet would read digits alone as a number and
 * drop the zero.
 */
function withGaps(phone: string): string {
  return /^\d+$/.test(phone) ? phone.replace(/(?<=\d{3})(?=(?:\d{2})+$)/g, ' ') : phone
}
