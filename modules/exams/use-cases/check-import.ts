import type { z } from 'zod'
import type { ImportedQuestion } from '../contract'
import { questionKey } from '../domain/question-key'
import { questionSchema, type QuestionFields } from '../schemas'

/** A question of a file, and where it stands there. The cell of a column that is not there is left out. */
export type ImportLine = { line: number; cells: Partial<Record<keyof QuestionFields, string>> }

export type ImportFault = { line: number } & CellProblem

/** `value` is the cell as the file has it. */
export type CellProblem = { column: keyof QuestionFields; value: string } & ImportProblem

type ImportProblem =
  | { code: 'missing' }
  | { code: 'too-long'; max: number }
  | { code: 'not-a-letter' }
  | { code: 'invisible' }
  | { code: 'same-option' }
  | { code: 'twice'; firstLine: number }

/** What can be imported, and what keeps a file from it: every fault of every line. */
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

/** The schema makes null of an empty cell and of a column that is not there; only the first says so. */
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
