import type { WeekFigures } from '#modules/admin'
import { numericDate, WEEK_FIGURES } from '#app/text'
import { type CsvColumn, csvDownload, fileRoute, requireAdmin } from '#app/http'
import { listFigures } from './figures.server'

/** The figures name nobody, so no password is asked for, unlike for the other exports. */
const { loader, action } = fileRoute(async ({ request, context }) => {
  await requireAdmin({ request, context })
  const figures = await listFigures(request)
  const rows = figures.map((week, index) => ({ ...week, isOver: index < figures.length - 1 }))
  return csvDownload({
    name: 'prepa-lts-chiffres',
    columns: COLUMNS,
    rows: inOne(rows),
    signal: request.signal,
  })
})
export { action, loader }

type Row = WeekFigures & { isOver: boolean }

const COLUMNS: CsvColumn<Row>[] = [
  { header: 'Semaine du', cell: ({ from }) => numericDate(from) },
  { header: 'Au', cell: ({ until }) => numericDate(new Date(until.getTime() - 1)) },
  { header: 'Semaine finie', cell: ({ isOver }) => (isOver ? 'oui' : 'non') },
  { header: WEEK_FIGURES.members.title, cell: ({ members }) => members },
  { header: WEEK_FIGURES.tests.title, cell: ({ tests }) => tests },
  { header: WEEK_FIGURES.answers.title, cell: ({ answers }) => answers },
  { header: WEEK_FIGURES.sentAds.title, cell: ({ sentAds }) => sentAds },
  { header: WEEK_FIGURES.approvedAds.title, cell: ({ approvedAds }) => approvedAds },
  {
    header: WEEK_FIGURES.hoursToApproval.title,
    cell: ({ hoursToApproval: hours }) => hours && toComma(hours),
  },
]

/** Writes a comma, because Excel in French would read '7.5' as a day in May. */
const toComma = (hours: number) => hours.toFixed(2).replace('.', ',')

async function* inOne(rows: readonly Row[]) {
  yield await Promise.resolve(rows)
}
