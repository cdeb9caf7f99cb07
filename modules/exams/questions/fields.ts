import type { BankQuestion, ImportedQuestion, ShownQuestion } from './question'
import { OPTIONAL_COLUMNS, type OptionalColumn, QUESTION_COLUMNS, type QuestionFields } from './schema'
import type { Version } from './store'
import { isSameText } from './text'

export function pickFields(version: QuestionFields): QuestionFields {
  return Object.fromEntries(QUESTION_COLUMNS.map((column) => [column, version[column]])) as QuestionFields
}

export function toBankQuestion(version: Version): BankQuestion {
  return { id: version.questionId, ...pickFields(version), createdAt: version.enteredAt }
}

export function toShownQuestion(version: Version): ShownQuestion {
  const { correctedAt, number } = version
  return { ...toBankQuestion(version), correctedAt, version: number }
}

/**
 * Merges `changes` into the current version. A change of the question, an option or the right answer drops
 * the check. A new right answer also drops `why`, `trap` and `remember`. Removing the picture drops its
 * description.
 */
export function mergeFields(changes: ImportedQuestion, current?: QuestionFields): QuestionFields {
  if (!current) return { ...NOTHING, ...changes }
  const isRestated = STATEMENT.some((field) => !isSameText(changes[field], current[field]))
  return {
    ...pickFields(current),
    ...(isRestated && { checkedOn: null, checkedBy: null }),
    ...(changes.correctAnswer !== current.correctAnswer && { why: null, trap: null, remember: null }),
    ...(changes.picture === null && { pictureAlt: null }),
    ...changes,
  }
}

const STATEMENT = ['question', 'optionA', 'optionB', 'optionC', 'correctAnswer'] as const

export function isSame(one: QuestionFields, other: QuestionFields): boolean {
  return QUESTION_COLUMNS.every((column) => one[column] === other[column])
}

const NOTHING = Object.fromEntries(OPTIONAL_COLUMNS.map((column) => [column, null])) as Record<
  OptionalColumn,
  null
>
