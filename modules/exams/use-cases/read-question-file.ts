import type { ImportedQuestion } from '../contract'
import { type CellProblem, checkImport, type ImportFault } from './check-import'
import { type BadHeader, type LineProblem, parseQuestions, type TooManyLines } from './question-csv'

/** A line of a file, and all that is wrong with it. */
export type BadLine = { line: number; problems: Problem[] }

export type Problem = LineProblem | CellProblem

export type QuestionFile =
  | { ok: true; questions: ImportedQuestion[] }
  | BadHeader
  | TooManyLines
  | { ok: false; code: 'bad-lines'; lines: BadLine[]; isWhole: boolean }
  | { ok: false; code: 'no-question' }

/** The questions of a CSV file, or what keeps it from being imported: everything, unless it was not read as a whole. */
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

/** A cell as a report quotes it: on one line, its beginning only, and what is invisible as a box. */
export function quoted(value: string): string {
  const line = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '▯')
  const signs = Array.from(line)
  return signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN).join('').trimEnd()}…` : line
}
