import type { z } from 'zod'
import type { ImportedQuestion } from '../contract'
import { questionKey } from '../domain/question'
import { type QuestionFields, questionSchema } from '../schemas'
import {
  type BadHeader,
  type ImportLine,
  type LineProblem,
  parseQuestions,
  type TooManyLines,
} from './question-csv'

/** A line of a file with all its problems. */
export type BadLine = { line: number; problems: Problem[] }

export type Problem = LineProblem | CellProblem

type QuestionFile =
  | { ok: true; questions: ImportedQuestion[] }
  | BadHeader
  | TooManyLines
  | { ok: false; code: 'bad-lines'; lines: BadLine[]; isWhole: boolean }
  | { ok: false; code: 'no-question' }

/** The questions of a CSV file, or all its problems; not all when the file was not read to its end. */
export function readQuestionFile(text: string): QuestionFile {
  const parsed = parseQuestions(text)
  if (!parsed.ok) return parsed
  const { lines, unreadable, isWhole } = parsed.value
  const { questions, faults } = checkImport(lines)
  if (unreadable.length > 0 || faults.length > 0) {
    return { ok: false, code: 'bad-lines', lines: byLine([...unreadable, ...faults]), isWhole }
  }
  return questions.length === 0 ? { ok: false, code: 'no-question' } : { ok: true, questions }
}

function byLine(faults: (({ line: number } & LineProblem) | ImportFault)[]): BadLine[] {
  const found = new Map<number, Problem[]>()
  for (const { line, ...problem } of faults) found.set(line, [...(found.get(line) ?? []), problem])
  return [...found].map(([line, problems]) => ({ line, problems })).sort((a, b) => a.line - b.line)
}

const MOST_SHOWN = 40

/** A cell as a report quotes it: its beginning, on one line, with a box for each invisible character. */
export function quoted(value: string): string {
  const line = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '▯')
  const signs = Array.from(line)
  return signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN).join('').trimEnd()}…` : line
}

type ImportFault = { line: number } & CellProblem

/** `value` is the cell as it stands in the file. */
type CellProblem = { column: keyof QuestionFields; value: string } & ImportProblem

type ImportProblem =
  | { code: 'missing' }
  | { code: 'too-long'; max: number }
  | { code: 'not-a-letter' }
  | { code: 'invisible' }
  | { code: 'same-option' }
  | { code: 'twice'; firstLine: number }

/** The questions that can be imported, and every fault of every line. */
export function checkImport(lines: readonly ImportLine[]) {
  const questions: ImportedQuestion[] = []
  const faults: ImportFault[] = []
  const firstLines = new Map<string, number>()

  for (const { line, cells } of lines) {
    const parsed = questionSchema.safeParse(cells)
    if (parsed.success) questions.push(onlyGiven(parsed.data, cells))
    else faults.push(...parsed.error.issues.map((issue) => ({ line, ...problemOf(issue, cells) })))

    const key = questionKey(cells.question ?? '')
    const firstLine = firstLines.get(key)
    if (firstLine !== undefined)
      faults.push({ line, column: 'question', value: cells.question ?? '', code: 'twice', firstLine })
    else if (key) firstLines.set(key, line)
  }
  return { questions, faults }
}

/** The schema turns an empty cell and a missing column into null; only the empty cell clears a field. */
function onlyGiven(fields: QuestionFields, cells: ImportLine['cells']): ImportedQuestion {
  const { theme, explanation, source, ...rest } = fields
  return {
    ...rest,
    ...(cells.theme !== undefined && { theme }),
    ...(cells.explanation !== undefined && { explanation }),
    ...(cells.source !== undefined && { source }),
  }
}

function problemOf(issue: z.core.$ZodIssue, cells: ImportLine['cells']): CellProblem {
  const column = issue.path[0] as keyof QuestionFields
  const cell = { column, value: cells[column] ?? '' }
  switch (issue.code) {
    case 'too_big':
      return { ...cell, code: 'too-long', max: Number(issue.maximum) }
    case 'invalid_value':
      return { ...cell, code: 'not-a-letter' }
    case 'invalid_format':
      return { ...cell, code: 'invisible' }
    case 'custom':
      return { ...cell, code: issue.params?.isSameOption ? 'same-option' : 'missing' }
    default:
      return { ...cell, code: 'missing' }
  }
}
