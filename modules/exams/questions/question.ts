import type { BANK_SORTS, OptionalColumn, QuestionFields } from './schema'
import type { GroupStatistics, ItemStatistics } from './statistics'

/** An active question in its current version. */
export type BankQuestion = QuestionFields & { id: number; createdAt: Date }

/**
 * A question with its corrections and its version. `correctedAt` is the date of the last version that corrects a
 * reported fault. Reports name `version`. `revise` compares it, so that nobody overwrites a change that they have not
 * seen.
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

/** The statistics of all questions on a theme; `theme` is null for the questions without one. */
export type ThemeFigures = GroupStatistics & { theme: string | null }

export type QuestionVersion = QuestionFields & {
  number: number
  createdAt: Date
  /** True if the version corrects a reported fault. */
  isCorrection: boolean
  statistics: ItemStatistics
}

export type QuestionHistory = {
  question: ShownQuestion
  /** The last 20 versions at most, newest first. */
  versions: QuestionVersion[]
  /** The number of versions older than those in `versions`. */
  older: number
}

/** A question to import, without the optional fields whose columns the file lacks. */
export type ImportedQuestion = Omit<QuestionFields, OptionalColumn> &
  Partial<Pick<QuestionFields, OptionalColumn>>

/** The refusals of a question that names an unknown picture, or an unknown lesson or section. */
export type UnknownPlace = 'unknown-picture' | 'unknown-lesson'
