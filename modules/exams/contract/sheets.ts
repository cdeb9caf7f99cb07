import type { OptionOrder } from '../domain/question'
import type { BankQuestion } from './bank'

/** A question on paper, with its answer for the key. */
export type SheetQuestion = BankQuestion & { optionOrder: OptionOrder }
