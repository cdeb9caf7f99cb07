import { stringify } from 'csv-stringify/sync'
import type { z } from 'zod'
import { foldForSearch } from '#modules/kernel/search'
import { findUnknownTargets, type LinkTargets } from '../lessons/link-targets'
import type { ImportedQuestion } from '../questions/question'
import {
  INVISIBLE,
  QUESTION_COLUMNS,
  type QuestionFields,
  questionSchema,
  WORDLESS,
} from '../questions/schema'
import { questionKey } from '../questions/text'
import { MOST_UNREADABLE_LINES } from '../rules'
import { readCsv } from './csv'

type Column = keyof QuestionFields

type Cells = Partial<Record<Column, string>>

export type BadLine = { line: number; problems: Problem[] }

/** `column` and `value` are empty if the problem is about the whole line. */
export type LineFault = { line: number; column: string; value: string; problem: Problem }

export type Problem =
  | { code: 'cells'; cells: number; columns: number }
  | { code: 'stray-quote' }
  | { code: 'open-quote' }
  | CellProblem

type CellProblem = { column: Column; value: string } & (
  | { code: 'missing' }
  | { code: 'too-long'; max: number }
  | { code: 'not-a-letter' }
  | { code: 'malformed'; message: string }
  | { code: 'in-future' }
  | { code: 'invisible' }
  | { code: 'same-option' }
  | { code: 'unknown' }
  | { code: 'twice'; firstLine: number }
)

export type HeaderFault =
  | { code: 'unknown-column'; name: string }
  | { code: 'missing-column'; column: Column }
  | { code: 'doubled-column'; column: Column }
  | { code: 'lone-text' }

/** 'no-header' means that the first line names no known column. `isWhole` is false if reading stopped early, so that there may be more problems. */
type QuestionFile =
  | { ok: true; questions: ImportedQuestion[] }
  | { ok: false; code: 'no-header' }
  | { ok: false; code: 'bad-header'; faults: HeaderFault[] }
  | { ok: false; code: 'too-many-lines' }
  | { ok: false; code: 'bad-lines'; lines: BadLine[]; written: HeaderNames; isWhole: boolean }
  | { ok: false; code: 'no-question' }

/** The names of columns as a file or a page writes them. */
type HeaderNames = Partial<Record<string, string>>

type Reading = {
  /** Other names that a header may have, whatever their case and accents. */
  labels?: HeaderNames
  /** Refuses a check after this day. */
  today?: string
}

export function readQuestionFile(
  text: string,
  known: LinkTargets,
  { labels = {}, today }: Reading = {},
): QuestionFile {
  const { lines, faults, end } = readCsv(text)
  const header = withoutEmptyEnd(lines.shift()?.cells ?? [], 0)
  const columns = readHeader(header, labels)
  if (!columns.some(isColumn)) return { ok: false, code: 'no-header' }
  const headerFaults = findHeaderFaults(columns)
  if (headerFaults.length > 0) return { ok: false, code: 'bad-header', faults: headerFaults }
  if (end === 'too-many-lines') return { ok: false, code: end }

  const questions: ImportedQuestion[] = []
  const bad: BadLine[] = faults.map(({ line, code }) => ({ line, problems: [{ code }] }))
  const firstLines = new Map<string, number>()
  let unreadable = bad.length
  for (const { line, cells: all } of lines) {
    if (unreadable >= MOST_UNREADABLE_LINES) break
    const cells = withoutEmptyEnd(all, columns.length)
    if (cells.length !== columns.length) {
      unreadable += 1
      bad.push({ line, problems: [{ code: 'cells', cells: cells.length, columns: columns.length }] })
      continue
    }
    const named = Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Cells
    const { question, problems } = readQuestion(named, known, today)
    const key = questionKey(named.question ?? '')
    const firstLine = firstLines.get(key)
    if (firstLine !== undefined)
      problems.push({ column: 'question', value: named.question ?? '', code: 'twice', firstLine })
    else if (key) firstLines.set(key, line)
    if (question) questions.push(question)
    if (problems.length > 0) bad.push({ line, problems })
  }
  if (bad.length > 0) {
    const isWhole = end === 'read' && unreadable < MOST_UNREADABLE_LINES
    const written = Object.fromEntries(columns.map((column, at) => [column, header[at]]))
    return { ok: false, code: 'bad-lines', lines: bad.sort((a, b) => a.line - b.line), written, isWhole }
  }
  return questions.length === 0 ? { ok: false, code: 'no-question' } : { ok: true, questions }
}

function readHeader(cells: readonly string[], labels: HeaderNames): string[] {
  const columns = new Map(
    QUESTION_COLUMNS.flatMap((column) =>
      [column, labels[column] ?? column].map((name) => [foldForSearch(name), column]),
    ),
  )
  return cells.map((name) => columns.get(foldForSearch(name)) ?? name)
}

const isColumn = (name: string) => QUESTION_COLUMNS.includes(name as Column)

function withoutEmptyEnd(cells: readonly string[], first: number): readonly string[] {
  return cells.slice(0, Math.max(first, 1 + cells.findLastIndex((cell) => cell.trim() !== '')))
}

/**
 * Uses semicolons and CRLF, which Excel in French (Belgium) expects. Does not escape formulas, because an
 * import would read the escapes as text.
 */
export function formatQuestions(questions: readonly QuestionFields[]): string {
  return stringify([...questions], {
    header: true,
    columns: QUESTION_COLUMNS,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
}

/** Names the columns as the file has written them, if they are given. */
export function lineFaults(lines: readonly BadLine[], written: HeaderNames = {}): LineFault[] {
  return lines.flatMap(({ line, problems }) =>
    problems.map((problem) => {
      const cell = 'column' in problem ? problem : { column: '', value: '' }
      const column = written[cell.column]?.trim() ?? cell.column
      return { line, column, value: quoted(cell.value), problem }
    }),
  )
}

const MOST_SHOWN = 40

export function quoted(value: string): string {
  const line = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '▯')
  const signs = Array.from(line)
  return signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN).join('').trimEnd()}…` : line
}

const REQUIRED = ['question', 'optionA', 'optionB', 'optionC', 'correctAnswer'] as const

function findHeaderFaults(names: string[]): HeaderFault[] {
  const unknown = names.filter((name) => !isColumn(name))
  const missing = REQUIRED.filter((column) => !names.includes(column))
  const doubled = QUESTION_COLUMNS.filter((column) => names.indexOf(column) !== names.lastIndexOf(column))
  const isLone = names.includes('pictureAlt') && !names.includes('picture')
  return [
    ...unknown.map((name) => ({ code: 'unknown-column', name }) as const),
    ...missing.map((column) => ({ code: 'missing-column', column }) as const),
    ...doubled.map((column) => ({ code: 'doubled-column', column }) as const),
    ...(isLone ? [{ code: 'lone-text' } as const] : []),
  ]
}

function readQuestion(
  cells: Cells,
  known: LinkTargets,
  today: string | undefined,
): { question?: ImportedQuestion; problems: CellProblem[] } {
  const correctAnswer = cells.correctAnswer?.trim().toUpperCase()
  const { data, error } = questionSchema.safeParse({ ...cells, correctAnswer })
  const problems = (error?.issues ?? []).map((issue) => toProblem(issue, cells))
  const { picture, lesson } = cells
  for (const column of findUnknownTargets({ picture: picture?.trim(), lesson: lesson?.trim() }, known)) {
    if (problems.some((problem) => problem.column === column)) continue
    problems.push({ column, value: cells[column] ?? '', code: 'unknown' })
  }
  if (today && data?.checkedOn && data.checkedOn > today)
    problems.push({ column: 'checkedOn', value: cells.checkedOn!, code: 'in-future' })
  if (!data || problems.length > 0) return { problems }
  // Drops the columns that the file lacks. The schema set them to null, which would clear the fields.
  const entries = Object.entries(data).filter(([column]) => column in cells)
  return { question: Object.fromEntries(entries) as ImportedQuestion, problems: [] }
}

function toProblem(issue: z.core.$ZodIssue, cells: Cells): CellProblem {
  const column = issue.path[0] as Column
  const cell = { column, value: cells[column] ?? '' }
  switch (issue.code) {
    case 'too_big':
      return { ...cell, code: 'too-long', max: Number(issue.maximum) }
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_format':
      if (column === 'correctAnswer') return { ...cell, code: 'not-a-letter' }
      if (issue.message === WORDLESS) return { ...cell, code: 'missing' }
      if (issue.message === INVISIBLE) return { ...cell, code: 'invisible' }
      return { ...cell, code: 'malformed', message: issue.message }
    case 'custom':
      return { ...cell, code: issue.params?.isSameOption ? 'same-option' : 'missing' }
    default:
      return { ...cell, code: 'missing' }
  }
}
