import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { ImportLine, QuestionFields } from '../modules/exams'
import { CommandFault } from './command'

type Column = keyof QuestionFields

export type UnreadableLine = { line: number; reason: string }

const REQUIRED = ['question', 'optionA', 'optionB', 'optionC', 'correctAnswer'] as const
const COLUMNS: readonly Column[] = [...REQUIRED, 'theme', 'explanation', 'source']

/**
 * Reads a question bank, its cells separated by commas or semicolons. What cannot be read as a line
 * of the header's columns comes with the number of the line in which it begins.
 */
export function parseQuestions(text: string): { lines: ImportLine[]; unreadable: UnreadableLine[] } {
  const { records, unreadable } = readRecords(text)
  const [header, ...rest] = records
  const columns = checkHeader(header?.cells ?? [])

  const lines: ImportLine[] = []
  for (const { line, cells } of rest) {
    if (cells.length === columns.length) {
      lines.push({ line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at]])) })
    } else unreadable.push({ line, reason: `has ${cells.length} cells, and the header ${columns.length}` })
  }
  return { lines, unreadable }
}

/**
 * Cells are written as they are, also those that a spreadsheet would take for a formula: the file is
 * made to be read again, and an apostrophe before them would come back as text.
 */
export function formatQuestions(questions: readonly QuestionFields[]): string {
  return stringify([...questions], { header: true, columns: COLUMNS })
}

type FileRecord = { line: number; cells: string[] }

function readRecords(given: string) {
  // csv-parse counts CRLF inside quotes as two lines.
  const text = given.replace(/\r\n?/g, '\n')
  const records: FileRecord[] = []
  const faults = new Map<number, string>()
  const note = (error: CsvError | undefined, raw?: string) => {
    const isLast = error?.code !== 'INVALID_OPENING_QUOTE'
    faults.set(firstLine({ lines: Number(error?.lines), raw }), isLast ? BROKEN_QUOTES : STRAY_QUOTE)
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
  return { records, unreadable: [...faults].map(([line, reason]) => ({ line, reason })) }
}

/** Characters; far more than the longest question, so that a quote left open is soon found out. */
const LONGEST_RECORD = 30_000

const STRAY_QUOTE = 'has a quote inside a cell: write the cell in quotes, and the quote itself twice'
const BROKEN_QUOTES = 'opens a quote and does not close it as it must; what follows was not read'

/** `lines` is where the record ends, or where its reading did; empty lines before it are in `raw`. */
function firstLine({ lines, raw = '' }: { lines: number; raw?: string | undefined }): number {
  return lines - raw.trimStart().slice(0, -1).split('\n').length + 1
}

function checkHeader(names: string[]): Column[] {
  const columns = names.filter(isColumn)
  const faults = [
    ...names.filter((name) => !isColumn(name)).map((name) => `there is no column '${name}'`),
    ...REQUIRED.filter((column) => !columns.includes(column)).map((column) => `lacks the column ${column}`),
    ...COLUMNS.filter((column) => columns.filter((each) => each === column).length > 1).map(
      (column) => `has the column ${column} more than once`,
    ),
  ]
  if (faults.length === 0) return columns
  throw new CommandFault(
    `The header (the first line) is wrong: ${faults.join('; ')}\nIt reads ${COLUMNS.join()}, the last three optional`,
  )
}

function isColumn(name: string): name is Column {
  return COLUMNS.some((column) => column === name)
}
