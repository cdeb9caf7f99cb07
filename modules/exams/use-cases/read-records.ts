import { CsvError, parse } from 'csv-parse/sync'

/** Lines of a file below its first, empty ones not counted: a question bank has some hundreds. */
export const MOST_LINES = 10_000

/** Lines that cannot be read: a file with so many is no question bank, and each costs far more than a good one. */
export const MOST_FAULTS = 1000

export type FileRecord = { line: number; cells: string[] }

type Reader = {
  /** Told of each record that says something; false ends the reading. */
  record(record: FileRecord): boolean
  /** Told of each line that is none, at times more than once; false ends the reading. */
  fault(line: number, code: 'stray-quote' | 'open-quote'): boolean
}

/**
 * Reads a CSV file, its cells separated by commas or semicolons, to its end or to where its reader has enough
 * of it. The whole server waits meanwhile: whatever the file holds, that must take less than a second.
 */
export function readRecords(given: string, reader: Reader): 'read' | 'ended' | 'too-many-lines' {
  // csv-parse counts CRLF inside quotes as two lines.
  const text = given.replace(/\r\n?/g, '\n')
  let read = 0
  let weight = 0
  const note = (error: CsvError | undefined, raw = '') => {
    const isLast = error?.code !== 'INVALID_OPENING_QUOTE'
    const goesOn = reader.fault(
      firstLine({ lines: Number(error?.lines), raw }),
      isLast ? 'open-quote' : 'stray-quote',
    )
    // Thrown, it ends the reading: where the next line begins, nobody can tell.
    if (isLast && error) throw error
    weight += COST_OF_FAULT + raw.length
    if (!goesOn || weight > MOST_WEIGHT) throw new End('ended')
    return undefined
  }
  try {
    parse(text, {
      delimiter: text.trimStart().split('\n', 1)[0]?.includes(';') ? ';' : ',',
      record_delimiter: '\n',
      trim: true,
      raw: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: LONGEST_RECORD,
      skip_records_with_error: true,
      on_skip: note,
      on_record(parsed, info) {
        if (++read > 1 + MOST_LINES) throw new End('too-many-lines')
        // Its types leave out what the option `raw` makes of a record.
        const { record: cells } = parsed as unknown as { record: string[] }
        // A spreadsheet leaves such lines behind.
        const isEmpty = !cells.some((cell) => cell.trim())
        if (!isEmpty && !reader.record({ line: firstLine(info), cells })) throw new End('ended')
        return null
      },
    })
  } catch (error) {
    if (error instanceof End) return error.why
    if (!(error instanceof CsvError)) throw error
  }
  return 'read'
}

class End extends Error {
  constructor(readonly why: 'ended' | 'too-many-lines') {
    super(why)
  }
}

/** Characters; far more than the longest question, so that a quote left open is soon found out. */
const LONGEST_RECORD = 30_000

// At each quote in a cell csv-parse writes down all that it has read of the line.
const COST_OF_FAULT = 100
const MOST_WEIGHT = 1_000_000

/** `lines` is where the record ends, or where its reading did; empty lines before it are in `raw`. */
function firstLine({ lines, raw = '' }: { lines: number; raw?: string | undefined }): number {
  return lines - raw.trimStart().slice(0, -1).split('\n').length + 1
}
