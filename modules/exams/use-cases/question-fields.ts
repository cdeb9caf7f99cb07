import type { BankQuestion, ImportedQuestion } from '../contract'
import type { Version } from '../data/question-store'
import { OPTIONAL_COLUMNS, type OptionalColumn, QUESTION_COLUMNS, type QuestionFields } from '../schemas'

/** What a version says, without its place in the bank. */
export function fieldsOf(version: QuestionFields): QuestionFields {
  return Object.fromEntries(QUESTION_COLUMNS.map((column) => [column, version[column]])) as QuestionFields
}

export function toBankQuestion(version: Version): BankQuestion {
  return { id: version.questionId, ...fieldsOf(version), createdAt: version.enteredAt }
}

/** A field that is left out keeps its current value; in a new question it is null. */
export function withoutGaps(given: ImportedQuestion, current?: QuestionFields): QuestionFields {
  return { ...(current ? fieldsOf(current) : NOTHING), ...given }
}

export function isSame(one: QuestionFields, other: QuestionFields): boolean {
  return QUESTION_COLUMNS.every((column) => one[column] === other[column])
}

const NOTHING = Object.fromEntries(OPTIONAL_COLUMNS.map((column) => [column, null])) as Record<
  OptionalColumn,
  null
>
