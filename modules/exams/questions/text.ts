import { foldForSearch } from '#modules/kernel/search'

/**
 * Returns the same key for texts that differ only in accents, ligatures, case, spaces beside punctuation, or the
 * shape of quotation marks, apostrophes and dashes.
 */
export function questionKey(text: string): string {
  return foldForSearch(text)
    .replace(/[«»“”„]/g, '"')
    .replace(/ (?![\p{L}\p{N}])|(?<![\p{L}\p{N}]) /gu, '')
}

export const isSameText = (one: string, other: string) => questionKey(one) === questionKey(other)

type Keyed = Record<'optionA' | 'optionB' | 'optionC' | 'correctAnswer', string>

/** Returns whether the options or the right answer differ. If so, members may have learnt a wrong answer. */
export function changesAnswer(before: Keyed, after: Keyed): boolean {
  const fields = ['optionA', 'optionB', 'optionC', 'correctAnswer'] as const
  return fields.some((field) => !isSameText(before[field], after[field]))
}
