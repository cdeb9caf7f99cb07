/** The options of every question, in their order. */
export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

/**
 * Equal for questions with the same text, accents, case and spaces aside. Combining accents are removed before
 * `normalize`, which would take long to order thousands of them.
 */
export function questionKey(question: string): string {
  const plain = question.replace(MARKS, '').normalize('NFD').replace(MARKS, '')
  return plain.toLowerCase().replace(/\s+/g, ' ').trim()
}

const MARKS = /\p{M}/gu
