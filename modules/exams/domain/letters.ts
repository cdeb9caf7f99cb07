/** The options of every question, in their order. */
export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
