import type { LoggedResult } from '#modules/admin'
import { spreadsheetTime } from '#app/text/format'
import { type CsvColumn, csvDownload } from '#app/http/csv-export.server'
import { file } from '#app/http/file.server'
import { requireAdminOfFile } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { EXAM_NAMES } from '#app/routes/exams/words'
import { readExamQuery } from './exam-query'
import { outcomeOf } from './words'

/** What the list shows, the whole of it, for a spreadsheet, which has an order of its own. */
const { loader, action } = file(async ({ request, context }) => {
  await requireAdminOfFile({ request, context })
  const { sort: _, ...query } = readExamQuery(request)
  const rows = site().admin.exportExamResults(query)
  return csvDownload({ name: 'prepa-lts-examens', columns: COLUMNS, rows, signal: request.signal })
})
export { action, loader }

const COLUMNS: CsvColumn<LoggedResult>[] = [
  { header: 'Date', cell: ({ createdAt }) => spreadsheetTime(createdAt) },
  { header: 'Prénom', cell: ({ user }) => user.firstName },
  { header: 'Nom', cell: ({ user }) => user.lastName },
  { header: "Nom d'utilisateur", cell: ({ user }) => user.username },
  { header: 'Type', cell: ({ examType }) => EXAM_NAMES[examType] },
  { header: 'Score', cell: ({ score }) => score },
  { header: 'Questions', cell: ({ totalQuestions }) => totalQuestions },
  { header: 'Temps (secondes)', cell: ({ timeSpent }) => timeSpent },
  { header: 'Résultat', cell: outcomeOf },
]
