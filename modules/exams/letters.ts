export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

/** The order in which options appear: 'CAB' shows the bank's option C first. */
export const OPTION_ORDERS = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'] as const
export type OptionOrder = (typeof OPTION_ORDERS)[number]

export const drawOptionOrder = (): OptionOrder => OPTION_ORDERS[Math.floor(Math.random() * 6)]!

/** The bank's letters, from the first option shown to the last. */
export const lettersIn = (order: OptionOrder): Letter[] => Array.from(order) as Letter[]

/** The letter that the page shows beside an option of the bank. */
export const letterOfPlace = (order: OptionOrder, letter: Letter): Letter => LETTERS[order.indexOf(letter)]!
