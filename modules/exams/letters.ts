export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

/** The orders in which the options can appear: 'CAB' shows the bank's option C first. */
export const OPTION_ORDERS = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'] as const
export type OptionOrder = (typeof OPTION_ORDERS)[number]

export const drawOptionOrder = (): OptionOrder => OPTION_ORDERS[Math.floor(Math.random() * 6)]!

export const lettersIn = (order: OptionOrder): Letter[] => Array.from(order) as Letter[]

/** Returns the letter shown beside the option that the bank calls `letter`. */
export const findShownLetter = (order: OptionOrder, letter: Letter): Letter => LETTERS[order.indexOf(letter)]!
