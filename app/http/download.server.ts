import type { LoaderFunctionArgs } from '@remix-run/node'
import { stringify } from 'csv-stringify/sync'
import { day } from '#app/text/format'
import { PRIVATE } from './responses'

/** The error thrown when a file cannot be created. `cause` is the original error. */
export class FileFault extends Error {}

/**
 * Returns the loader and the action of a route that serves a file. They replace Remix's own errors, which are
 * in English, and Remix's 405, which lacks headers.
 */
export function fileRoute(make: (args: LoaderFunctionArgs) => Promise<Response> | Response) {
  return {
    async loader(args: LoaderFunctionArgs): Promise<Response> {
      try {
        const made = await make(args)
        return args.request.method === 'HEAD' ? await withoutBody(made) : made
      } catch (error) {
        if (error instanceof Response) return error
        throw new FileFault('', { cause: error })
      }
    },
    action(): Response {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': PRIVATE } })
    },
  }
}

/** Answers a HEAD request. Cancels the body, because Remix would leave its source open. */
async function withoutBody({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel()
  return new Response(null, { status, headers })
}

export function csvHeaders(name: string): HeadersInit {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': PRIVATE,
  }
}

export type CsvColumn<Row> = { header: string; cell: (row: Row) => Cell }

type Cell = string | number | null

type CsvDownload<Row> = {
  /** The file name without the date and extension, such as 'prepa-lts-examens'. */
  name: string
  columns: readonly CsvColumn<Row>[]
  /** Reads each portion after the previous one was sent, so that the whole file is never in memory. */
  rows: AsyncIterable<readonly Row[]>
  signal: AbortSignal
}

/** Writes UTF-8 with a byte order mark, semicolons and CRLF, which Excel in French (Belgium) expects. */
export async function csvDownload<Row>({ name, ...table }: CsvDownload<Row>): Promise<Response> {
  return download(formatParts(table), csvHeaders(`${name}-${day(new Date())}`))
}

/**
 * Reads the first part before the response starts, so that an early error gets an error page instead of half
 * a file.
 */
export async function download(parts: AsyncGenerator<string, void>, headers: HeadersInit): Promise<Response> {
  const first = await parts.next()
  // Remix's createReadableStreamFromReadable would end the process when a client disconnects.
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => send(controller, first),
    pull: async (controller) => send(controller, await parts.next()),
    cancel: async () => void (await parts.return(undefined)),
  })
  return new Response(body, { headers })
}

export const BYTE_ORDER_MARK = '\ufeff'

async function* formatParts<Row>({ columns, rows, signal }: Omit<CsvDownload<Row>, 'name'>) {
  let head = BYTE_ORDER_MARK + formatRows([columns.map(({ header }) => header)])
  for await (const portion of rows) {
    if (signal.aborted) return
    yield head + formatRows(portion.map((row) => columns.map(({ cell }) => escapeFormula(cell(row)))))
    head = ''
  }
  if (head) yield head
}

/** Quotes every text, so that line breaks and separators stay within their cell. */
function formatRows(rows: Cell[][]): string {
  return stringify(rows, { delimiter: ';', record_delimiter: 'windows', quoted_string: true })
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. csv-stringify's own `escape_formulas`
 * misses a formula after a space or a line break.
 */
function escapeFormula(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

// Spreadsheets also run formulas that begin with a full-width character such as `＝`.
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u

function send(controller: ReadableStreamDefaultController<Uint8Array>, part: IteratorResult<string, void>) {
  if (part.done) controller.close()
  else controller.enqueue(new TextEncoder().encode(part.value))
}
