import { stringify } from 'csv-stringify/sync'
import { day } from '../text/format'
import { PRIVATE } from './cache'

export type CsvColumn<Row> = { header: string; cell: (row: Row) => string | number | null }

type CsvDownload<Row> = {
  /** Of the file, without the date: 'prepa-lts-examens'. */
  name: string
  columns: readonly CsvColumn<Row>[]
  /** In portions, each read when the one before is on its way: the whole is never in memory. */
  rows: AsyncIterable<readonly Row[]>
  /** Of the request: who goes away has nothing more read. */
  signal: AbortSignal
}

/**
 * A table for a spreadsheet, as an Excel set to French (Belgium) opens it with a double click: UTF-8 with its
 * mark, semicolons, CRLF. The first portion is read before the answer begins, so that what cannot be
 * read is an error and not half a file.
 */
export async function csvDownload<Row>({ name, ...table }: CsvDownload<Row>): Promise<Response> {
  const parts = partsOf(table)
  const first = await parts.next()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => send(controller, first),
    pull: async (controller) => send(controller, await parts.next()),
    cancel: async () => void (await parts.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day(new Date())}.csv"`,
      'Cache-Control': PRIVATE,
    },
  })
}

const MARK = '\ufeff'

async function* partsOf<Row>({ columns, rows, signal }: Omit<CsvDownload<Row>, 'name'>) {
  let head = MARK + linesOf([columns.map(({ header }) => header)])
  for await (const portion of rows) {
    if (signal.aborted) return
    yield head + linesOf(portion.map((row) => columns.map(({ cell }) => safe(cell(row)))))
    head = ''
  }
  if (head) yield head
}

type Cell = string | number | null

/** Every text stands in quotes: a line within it, or another separator, begins no new cell. */
function linesOf(rows: Cell[][]): string {
  return stringify(rows, { delimiter: ';', record_delimiter: 'windows', quoted_string: true })
}

/**
 * A spreadsheet would run a text that begins like a formula; with an apostrophe before it, it is text. (The
 * library's own `escape_formulas` lets pass a formula after a space or a line.)
 */
function safe(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

// The wide signs of Japanese keyboards are read as the others.
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u

function send(controller: ReadableStreamDefaultController<Uint8Array>, part: IteratorResult<string, void>) {
  if (part.done) controller.close()
  else controller.enqueue(new TextEncoder().encode(part.value))
}
