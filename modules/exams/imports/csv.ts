import { CsvError, parse } from 'csv-parse/sync'
import { MOST_UNREADABLE_LINES, MOST_LINES } from '../rules'

type CsvLine = { line: number; cells: string[] }

/** Nothing is read after an 'open-quote', because the end of its record is unknown. */
type QuoteFault = { line: number; code: 'stray-quote' | 'open-quote' }

/** The most characters in a record. No question is that long, so a longer record means an open quote. */
const LONGEST_RECORD = 30_000

// csv-parse is slow on a stray quote, above all in a long line. Each fault weighs COST_OF_FAULT plus the
// length of its record. Reading stops when the sum exceeds MOST_WEIGHT.
const COST_OF_FAULT = 100
const MOST_WEIGHT = 1_000_000

/**
 * Reads a CSV file. Stops at too many lines or faults, because it must not block the event loop for a second.
 */
export function readCsv(content: string) {
  // Normalises line ends, because csv-parse counts CRLF inside quotes as two lines.
  const { text, delimiter } = readDelimiter(content.replace(/\r\n?/g, '\n'))
  const lines: CsvLine[] = []
  const faults = new Map<number, QuoteFault>()
  let count = 0
  let weight = 0
  const note = (error: CsvError | undefined, raw = '') => {
    const line = firstLine(Number(error?.lines), raw)
    const isStray = error?.code === 'INVALID_OPENING_QUOTE'
    faults.set(line, { line, code: isStray ? 'stray-quote' : 'open-quote' })
    if (!isStray && error) throw error
    weight += COST_OF_FAULT + raw.length
    if (faults.size >= MOST_UNREADABLE_LINES || weight > MOST_WEIGHT) throw new Stop('too-many-faults')
    return undefined
  }
  let end: 'read' | Stop['why'] = 'read'
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      trim: true,
      raw: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: LONGEST_RECORD,
      skip_records_with_error: true,
      on_skip: note,
      on_record(parsed, info) {
        if (++count > 1 + MOST_LINES) throw new Stop('too-many-lines')
        // The types of csv-parse do not cover the option `raw`.
        const { record: cells, raw } = parsed as unknown as { record: string[]; raw: string }
        // Skips lines of empty cells, which spreadsheets leave.
        if (cells.some((cell) => cell.trim())) lines.push({ line: firstLine(info.lines, raw), cells })
        return null
      },
    })
  } catch (error) {
    if (error instanceof Stop) end = error.why
    else if (!(error instanceof CsvError)) throw error
  }
  return { lines, faults: [...faults.values()], end }
}

/**
 * Takes the delimiter from a line such as 'sep=;' at the top, or guesses it from the header. Leaves the 'sep'
 * line empty, so that the other lines keep their numbers.
 */
function readDelimiter(text: string): { text: string; delimiter: string } {
  const named = /^(\s*)sep=([;,\t])[^\n]*/i.exec(text)
  if (named) return { text: named[1]! + text.slice(named[0].length), delimiter: named[2]! }
  const header = text.trimStart().split('\n', 1)[0]!
  return { text, delimiter: ['\t', ';'].find((delimiter) => header.includes(delimiter)) ?? ',' }
}

class Stop extends Error {
  readonly why: 'too-many-faults' | 'too-many-lines'

  constructor(why: Stop['why']) {
    super(why)
    this.why = why
  }
}

/**
 * Returns the number of a record's first line. `last` is the number of its last line. `raw` is its text and
 * the empty lines before it.
 */
function firstLine(last: number, raw: string): number {
  return last - raw.trimStart().slice(0, -1).split('\n').length + 1
}
