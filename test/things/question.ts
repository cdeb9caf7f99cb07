import type { Letter } from '#modules/exams'
import { type QuestionFields, questionSchema } from '#modules/exams/schemas'

/** A question whose right answer is B. */
export function question(number: number, changes: Partial<QuestionFields> = {}): QuestionFields {
  const told = { theme: 'transport', explanation: `Parce que ${number}.`, source: `Règle ${number}` }
  return { ...questionSchema.parse({ ...bareQuestion(number), ...told }), ...changes }
}

/** As its form sends it: what is empty is an empty text. */
export function formOf(question: QuestionFields): Record<string, string> {
  return Object.fromEntries(Object.entries(question).map(([name, value]) => [name, String(value ?? '')]))
}

/** Without the optional fields. */
export function bareQuestion(number: number) {
  return {
    question: `Question d'exercice ${number} ?`,
    optionA: `Fausse ${number}a`,
    optionB: `Juste ${number}`,
    optionC: `Fausse ${number}c`,
    correctAnswer: 'B' as const,
  }
}

export function questions(count: number): QuestionFields[] {
  return Array.from({ length: count }, (_, index) => question(index + 1))
}

export const RIGHT: Letter = 'B'
export const WRONG: Letter = 'A'
