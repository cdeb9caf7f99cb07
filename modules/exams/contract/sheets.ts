import type { Result } from '#modules/kernel/result'
import type { OptionOrder } from '../domain/question'
import type { ExamType } from '../domain/rules'
import type { BankQuestion } from './bank'

/** A question on paper, with its answer for the key. */
export type SheetQuestion = BankQuestion & { optionOrder: OptionOrder }

/** Exams and themes to be printed. Nothing of them is recorded. */
export interface Sheets {
  /** One number gives everybody the same questions in the same order, for as long as the bank is the same. */
  drawSheet(
    userId: number,
    type: ExamType,
    number: number,
  ): Promise<Result<SheetQuestion[], 'locked' | 'not-enough-questions'>>

  /** Every active question on a theme, oldest first; empty for an unknown one. */
  themeSheet(theme: string): Promise<SheetQuestion[]>
}
