import { foldForSearch } from '#modules/kernel/search'

/**
 * Returns a key that is equal for texts that differ only in typography: accents, ligatures, case, apostrophes, dashes,
 * quotation marks, and spaces around punctuation.
 */
export function questionKey(text: string): string {
  return foldForSearch(text)
    .replace(/[«»“”„]/g, '"')
    .replace(/ (?![\p{L}\p{N}])|(?<![\p{L}\p{N}]) /gu, '')
}

export const isSameText = (one: string, other: string) => questionKey(one) === questionKey(other)

type Keyed = Record<'optionA' | 'optionB' | 'optionC' | 'correctAnswer', string>

/** Returns whether the right answer or the options differ, so that what a member has learnt may be wrong. */
export function changesAnswer(before: Keyed, after: Keyed): boolean {
  const fields = ['optionA', 'optionB', 'optionC', 'correctAnswer'] as const
  return fields.some((field) => !isSameText(before[field], after[field]))
}
