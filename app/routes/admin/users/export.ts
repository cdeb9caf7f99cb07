import type { User } from '#modules/identity'
import { spreadsheetTime } from '#app/text/format'
import { type CsvColumn, csvDownload } from '#app/http/csv-export.server'
import { file } from '#app/http/file.server'
import { requireAdminOfFile } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { readListQuery } from '../list-query'
import { USER_LISTS } from './words'

/** What the list finds, on all its pages. */
const { loader, action } = file(async ({ request, context }) => {
  await requireAdminOfFile({ request, context })
  const rows = site().identity.readAll(readListQuery(request, USER_LISTS))
  return csvDownload({ name: 'prepa-lts-utilisateurs', columns: COLUMNS, rows, signal: request.signal })
})
export { action, loader }

const COLUMNS: CsvColumn<User>[] = [
  { header: 'ID', cell: ({ id }) => id },
  { header: "Nom d'utilisateur", cell: ({ username }) => username },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Prénom', cell: ({ firstName }) => firstName },
  { header: 'Nom', cell: ({ lastName }) => lastName },
  { header: 'Téléphone', cell: ({ phone }) => phone },
  { header: 'Rôle', cell: ({ isAdmin }) => (isAdmin ? 'Admin' : 'Utilisateur') },
  { header: 'Bloqué', cell: ({ isBlocked }) => (isBlocked ? 'oui' : 'non') },
  { header: 'Inscription', cell: ({ createdAt }) => spreadsheetTime(createdAt) },
]
