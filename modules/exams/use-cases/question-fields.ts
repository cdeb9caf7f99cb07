import type { ImportedQuestion } from '../contract'
import type { QuestionFields } from '../schemas'

/** What is given, and for what is left out what stands until now: nothing, of a new question. */
export function withoutGaps(given: ImportedQuestion, current?: QuestionFields): QuestionFields {
  return { theme: null, explanation: null, source: null, ...current, ...given }
}

export function isSame(one: QuestionFields, other: QuestionFields): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof QuestionFields] === value)
}
