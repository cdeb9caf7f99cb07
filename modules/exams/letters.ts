import { foldForSearch } from '#modules/kernel/search'

/** The options of every question, in their order. */
export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

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

/** In which order the options of a question are shown: 'CAB' shows the bank's option C first. */
export const OPTION_ORDERS = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'] as const
export type OptionOrder = (typeof OPTION_ORDERS)[number]

/** At random, for one question of an exam or a series. */
export const drawOptionOrder = (): OptionOrder => OPTION_ORDERS[Math.floor(Math.random() * 6)]!

/** The letters of the bank from the first place to the last. */
export const lettersIn = (order: OptionOrder): Letter[] => Array.from(order) as Letter[]

/** The letter that stands beside an option on the page: that of its place. */
export const letterOfPlace = (order: OptionOrder, letter: Letter): Letter => LETTERS[order.indexOf(letter)]!

type Keyed = Record<'optionA' | 'optionB' | 'optionC' | 'correctAnswer', string>

/** Whether what was learnt of one version may be wrong of the other: another right answer, or other options. */
export function isRetaught(before: Keyed, after: Keyed): boolean {
  const fields = ['optionA', 'optionB', 'optionC', 'correctAnswer'] as const
  return fields.some((field) => !isSameText(before[field], after[field]))
}
