import { foldForSearch } from '#modules/kernel/search'

/**
 * Equal for texts that say the same in another typography: accents, ligatures, case, apostrophes, dashes, quotation marks,
 * and the spaces beside a sign.
 */
export function questionKey(text: string): string {
  return foldForSearch(text)
    .replace(/[«»“”„]/g, '"')
    .replace(/ (?![\p{L}\p{N}])|(?<![\p{L}\p{N}]) /gu, '')
}

export const isSameText = (one: string, other: string) => questionKey(one) === questionKey(other)

type Keyed = Record<'optionA' | 'optionB' | 'optionC' | 'correctAnswer', string>

/** Whether what was learnt of one version may be wrong of the other: another right answer, or other options. */
export function changesAnswer(before: Keyed, after: Keyed): boolean {
  const fields = ['optionA', 'optionB', 'optionC', 'correctAnswer'] as const
  return fields.some((field) => !isSameText(before[field], after[field]))
}
