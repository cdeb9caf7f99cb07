import type { BANK_SORTS, OptionalColumn, QuestionFields } from './schema'
import type { GroupStatistics, ItemStatistics } from './statistics'

/** An active question in its current version. */
export type BankQuestion = QuestionFields & { id: number; createdAt: Date }

/**
 * `correctedAt` is the date of the last version that corrects a reported fault. Reports name `version`, and `revise`
 * compares it, so that nobody overwrites a change that they have not seen.
 */
export type ShownQuestion = BankQuestion & { correctedAt: Date | null; version: number }

export type BankQuery = {
  /** Words that must all occur in the question. */
  q?: string
  theme?: string
  /** Only questions whose statistics have a flag. */
  flagged?: boolean
  /** Newest first by default. 'hardest' puts questions that were never asked last. */
  sort?: BankOrder
}

export type BankOrder = (typeof BANK_SORTS)[number]

export type ListedQuestion = BankQuestion & { statistics: ItemStatistics }

/** The questions on a theme together; null stands for those without a theme. */
export type ThemeFigures = GroupStatistics & { theme: string | null }

export type QuestionVersion = QuestionFields & {
  number: number
  createdAt: Date
  /** Whether it corrects a reported fault. */
  isCorrection: boolean
  statistics: ItemStatistics
}

export type QuestionHistory = {
  question: ShownQuestion
  /** The last 20 at most, newest first. */
  versions: QuestionVersion[]
  /** The number of older versions. */
  older: number
}

/** A file may lack optional columns. */
export type ImportedQuestion = Omit<QuestionFields, OptionalColumn> &
  Partial<Pick<QuestionFields, OptionalColumn>>

/** The question names an unknown picture, or an unknown lesson or section. */
export type UnknownPlace = 'unknown-picture' | 'unknown-lesson'
