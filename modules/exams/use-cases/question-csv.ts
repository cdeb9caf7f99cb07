import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { ok, type Ok } from '../../kernel/result'
import type { QuestionFields } from '../schemas'
import type { ImportLine } from './check-import'

export type Column = keyof QuestionFields

export type UnreadableLine = { line: number } & LineProblem

/** After an open quote nobody can tell where the next line begins: what follows was not read. */
export type LineProblem =
  { code: 'cells'; cells: number; columns: number } | { code: 'stray-quote' } | { code: 'open-quote' }

export type HeaderFault =
  | { code: 'unknown-column'; name: string }
  | { code: 'missing-column'; column: Column }
  | { code: 'doubled-column'; column: Column }

const REQUIRED = ['question', 'optionA', 'optionB', 'optionC', 'correctAnswer'] as const
export const COLUMNS: readonly Column[] = [...REQUIRED, 'theme', 'explanation', 'source']

/**
 * Reads a question bank, its cells separated by commas or semicolons. What cannot be read as a line
 * of the header's columns comes with the number of the line in which it begins.
 */
export function parseQuestions(
  text: string,
): Ok<{ lines: ImportLine[]; unreadable: UnreadableLine[] }> | BadHeader {
  const { records, unreadable } = readRecords(text)
  const [header, ...rest] = records
  const names = header?.cells ?? []
  const faults = faultsOfHeader(names)
  if (faults.length > 0) return { ok: false, code: 'bad-header', faults }
  const columns = names.filter(isColumn)

  const lines: ImportLine[] = []
  for (const { line, cells } of rest) {
    if (cells.length === columns.length) {
      lines.push({ line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at]])) })
    } else unreadable.push({ line, code: 'cells', cells: cells.length, columns: columns.length })
  }
  return ok({ lines, unreadable })
}

/**
 * Cells are written as they are, also those that a spreadsheet would take for a formula: the file is
 * made to be read again, and an apostrophe before them would come back as text.
 */
export function formatQuestions(questions: readonly QuestionFields[]): string {
  return stringify([...questions], { header: true, columns: COLUMNS })
}

export type BadHeader = { ok: false; code: 'bad-header'; faults: HeaderFault[] }

type FileRecord = { line: number; cells: string[] }

function readRecords(given: string) {
  // csv-parse counts CRLF inside quotes as two lines.
  const text = given.replace(/\r\n?/g, '\n')
  const records: FileRecord[] = []
  const faults = new Map<number, 'stray-quote' | 'open-quote'>()
  const note = (error: CsvError | undefined, raw?: string) => {
    const isLast = error?.code !== 'INVALID_OPENING_QUOTE'
    faults.set(firstLine({ lines: Number(error?.lines), raw }), isLast ? 'open-quote' : 'stray-quote')
    // Thrown, it ends the reading: where the next line begins, nobody can tell.
    if (isLast && error) throw error
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
        // Its types leave out what the option `raw` makes of a record.
        const { record: cells } = parsed as unknown as { record: string[] }
        // A spreadsheet leaves such lines behind.
        if (cells.some((cell) => cell.trim())) records.push({ line: firstLine(info), cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return { records, unreadable: [...faults].map(([line, code]): UnreadableLine => ({ line, code })) }
}

/** Characters; far more than the longest question, so that a quote left open is soon found out. */
const LONGEST_RECORD = 30_000

/** `lines` is where the record ends, or where its reading did; empty lines before it are in `raw`. */
function firstLine({ lines, raw = '' }: { lines: number; raw?: string | undefined }): number {
  return lines - raw.trimStart().slice(0, -1).split('\n').length + 1
}

function faultsOfHeader(names: string[]): HeaderFault[] {
  const timesOf = (column: Column) => names.filter((name) => name === column).length
  return [
    ...names.filter((name) => !isColumn(name)).map((name) => ({ code: 'unknown-column', name }) as const),
    ...REQUIRED.filter((column) => timesOf(column) === 0).map(
      (column) => ({ code: 'missing-column', column }) as const,
    ),
    ...COLUMNS.filter((column) => timesOf(column) > 1).map(
      (column) => ({ code: 'doubled-column', column }) as const,
    ),
  ]
}

function isColumn(name: string): name is Column {
  return COLUMNS.some((column) => column === name)
}
