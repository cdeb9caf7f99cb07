import { stringify } from 'csv-stringify/sync'
import { ok, type Ok } from '#modules/kernel/result'
import type { QuestionFields } from '../schemas'
import type { ImportLine } from './check-import'
import { MOST_FAULTS, readRecords } from './read-records'

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

/** A file that is far too long to be a question bank. */
export type TooManyLines = { ok: false; code: 'too-many-lines' }

export type BadHeader = { ok: false; code: 'bad-header'; faults: HeaderFault[] }

export type ParsedQuestions = {
  lines: ImportLine[]
  unreadable: UnreadableLine[]
  /** False when too much of the file was unreadable to read on. */
  isWhole: boolean
}

/**
 * Reads a question bank, its cells separated by commas or semicolons. What cannot be read as a line
 * of the header's columns comes with the number of the line in which it begins.
 */
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
 * Cells are written as they are, also those that a spreadsheet would take for a formula: the file is
 * made to be read again, and an apostrophe before them would come back as text.
 */
export function formatQuestions(questions: readonly QuestionFields[]): string {
  return stringify([...questions], { header: true, columns: COLUMNS })
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
