import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { ok, type Ok } from '#modules/kernel/result'
import { QUESTION_COLUMNS, type QuestionFields } from '../schemas'

export type Column = keyof QuestionFields

/** A question of a file, and its line there. A column that the file lacks has no cell. */
export type ImportLine = { line: number; cells: Partial<Record<Column, string>> }

export type UnreadableLine = { line: number } & LineProblem

/** After an open quote the next line cannot be found: what follows was not read. */
export type LineProblem =
  { code: 'cells'; cells: number; columns: number } | { code: 'stray-quote' } | { code: 'open-quote' }

export type HeaderFault =
  | { code: 'unknown-column'; name: string }
  | { code: 'missing-column'; column: Column }
  | { code: 'doubled-column'; column: Column }

const REQUIRED = ['question', 'optionA', 'optionB', 'optionC', 'correctAnswer'] as const

/** The file is far too long for a question bank. */
export type TooManyLines = { ok: false; code: 'too-many-lines' }

export type BadHeader = { ok: false; code: 'bad-header'; faults: HeaderFault[] }

export type ParsedQuestions = {
  lines: ImportLine[]
  unreadable: UnreadableLine[]
  /** False when too much of the file was unreadable to read on. */
  isWhole: boolean
}

/** Reads a question bank. A record that does not fit the header's columns comes with its line number. */
export function parseQuestions(text: string): Ok<ParsedQuestions> | BadHeader | TooManyLines {
  let columns: Column[] | null = null
  let header: HeaderFault[] = faultsOfHeader([])
  const lines: ImportLine[] = []
  const unreadable = new Map<number, LineProblem>()

  const end = readRecords(text, {
    record({ line, cells }) {
      if (!columns) {
        header = faultsOfHeader(cells)
        columns = cells.filter(isColumn)
        return header.length === 0
      }
      if (cells.length === columns.length) {
        lines.push({ line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at]])) })
      } else unreadable.set(line, { code: 'cells', cells: cells.length, columns: columns.length })
      return unreadable.size < MOST_FAULTS
    },
    fault(line, code) {
      unreadable.set(line, { code })
      return unreadable.size < MOST_FAULTS
    },
  })
  if (header.length > 0) return { ok: false, code: 'bad-header', faults: header }
  if (end === 'too-many-lines') return { ok: false, code: end }
  return ok({
    lines,
    unreadable: [...unreadable].map(([line, problem]) => ({ line, ...problem })),
    isWhole: end === 'read',
  })
}

/**
 * Cells are written unchanged, even those that a spreadsheet would take for a formula: the file is made to be
 * imported again, and an apostrophe before them would come back as text.
 */
export function formatQuestions(questions: readonly QuestionFields[]): string {
  return stringify([...questions], { header: true, columns: QUESTION_COLUMNS })
}

function faultsOfHeader(names: string[]): HeaderFault[] {
  const timesOf = (column: Column) => names.filter((name) => name === column).length
  return [
    ...names.filter((name) => !isColumn(name)).map((name) => ({ code: 'unknown-column', name }) as const),
    ...REQUIRED.filter((column) => timesOf(column) === 0).map(
      (column) => ({ code: 'missing-column', column }) as const,
    ),
    ...QUESTION_COLUMNS.filter((column) => timesOf(column) > 1).map(
      (column) => ({ code: 'doubled-column', column }) as const,
    ),
  ]
}

function isColumn(name: string): name is Column {
  return QUESTION_COLUMNS.some((column) => column === name)
}

/** Non-empty lines below the header: a question bank has some hundreds. */
export const MOST_LINES = 10_000

/** Unreadable lines: each costs far more than a good one, and a question bank has few. */
const MOST_FAULTS = 1000

type FileRecord = { line: number; cells: string[] }

type Reader = {
  /** Called for each record that is not empty; false ends the reading. */
  record(record: FileRecord): boolean
  /** Called for each unreadable line, at times more than once; false ends the reading. */
  fault(line: number, code: 'stray-quote' | 'open-quote'): boolean
}

/**
 * Reads a CSV file, its cells separated by commas or semicolons, to its end or until its reader stops. It
 * blocks the whole server: whatever the file holds, it must take less than a second.
 */
function readRecords(given: string, reader: Reader): 'read' | 'ended' | 'too-many-lines' {
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
    // Thrown, it ends the reading: the next line cannot be found.
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
        // Its types do not cover records made with the option `raw`.
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

/** Characters; far more than the longest question, so that an open quote is soon found. */
const LONGEST_RECORD = 30_000

// At each quote in a cell csv-parse copies all that it has read of the line.
const COST_OF_FAULT = 100
const MOST_WEIGHT = 1_000_000

/** `lines` is the line where the record or its reading ended; `raw` includes the empty lines before it. */
function firstLine({ lines, raw = '' }: { lines: number; raw?: string | undefined }): number {
  return lines - raw.trimStart().slice(0, -1).split('\n').length + 1
}
