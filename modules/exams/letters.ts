/** The options of every question, in their order. */
export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

/** In which order the options of a question are shown: 'CAB' shows the bank's option C first. */
export const OPTION_ORDERS = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'] as const
export type OptionOrder = (typeof OPTION_ORDERS)[number]

/** At random, for one question of an exam or a series. */
export const drawOptionOrder = (): OptionOrder => OPTION_ORDERS[Math.floor(Math.random() * 6)]!

/** The letters of the bank from the first place to the last. */
export const lettersIn = (order: OptionOrder): Letter[] => Array.from(order) as Letter[]

/** The letter that stands beside an option on the page: that of its place. */
export const letterOfPlace = (order: OptionOrder, letter: Letter): Letter => LETTERS[order.indexOf(letter)]!
