import type { BankQuestion, ImportedQuestion } from '../contract'
import type { Version } from '../data/question-store'
import { QUESTION_COLUMNS, type QuestionFields } from '../schemas'

/** What a version says, without its place in the bank. */
export function fieldsOf(version: QuestionFields): QuestionFields {
  const { question, optionA, optionB, optionC, correctAnswer, theme, explanation, source } = version
  return { question, optionA, optionB, optionC, correctAnswer, theme, explanation, source }
}

export function toBankQuestion(version: Version): BankQuestion {
  return { id: version.questionId, ...fieldsOf(version), createdAt: version.enteredAt }
}

/** A field that is left out keeps its current value; in a new question it is null. */
export function withoutGaps(given: ImportedQuestion, current?: QuestionFields): QuestionFields {
  return { theme: null, explanation: null, source: null, ...(current && fieldsOf(current)), ...given }
}

export function isSame(one: QuestionFields, other: QuestionFields): boolean {
  return QUESTION_COLUMNS.every((column) => one[column] === other[column])
}
