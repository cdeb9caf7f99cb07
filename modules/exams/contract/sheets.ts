import type { OptionOrder } from '../letters'
import type { BankQuestion } from '../questions/question'

/** A question on paper, with its answer for the key. */
export type SheetQuestion = BankQuestion & { optionOrder: OptionOrder }
