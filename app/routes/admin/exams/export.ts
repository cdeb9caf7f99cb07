import type { LoggedResult } from '#modules/admin'
import { RESULT_FILTERS } from '#modules/exams/results/schema'
import { EXAM_NAMES, formatVerdict, spreadsheetTime, TIME_NAMES } from '#app/text'
import {
  type CsvColumn,
  csvDownload,
  fileRoute,
  readListQuery,
  requireAdmin,
  requireRecentPassword,
} from '#app/http'
import { site } from '#app/start/modules.server'

/** Exports all results that match the filters. Ignores the sort order, because a spreadsheet can sort. */
const { loader, action } = fileRoute(async ({ request, context }) => {
  await requireRecentPassword(request, await requireAdmin({ request, context }))
  const { sort: _, ...query } = readListQuery(request, RESULT_FILTERS)
  const rows = site().admin.results.readAll(query)
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
  { header: 'Temps accordé', cell: ({ time }) => TIME_NAMES[time] },
  { header: 'Temps (secondes)', cell: ({ timeSpent }) => timeSpent },
  { header: 'Résultat', cell: formatVerdict },
]
