import type { BANK_SORTS, OptionalColumn, QuestionFields } from './schema'
import type { GroupStatistics, ItemStatistics } from './statistics'

/** A question of the active bank in its current version, with its answer. */
export type BankQuestion = QuestionFields & { id: number; createdAt: Date }

/**
 * A question as it is shown to learn from: with the day of the last version to which a report led. `version` is what a
 * report names, and what `reviseQuestion` compares, so that nobody overwrites a change they have not seen.
 */
export type ShownQuestion = BankQuestion & { correctedAt: Date | null; version: number }

export type BankQuery = {
  /** Words that must all occur in the question. */
  q?: string
  theme?: string
  /** Only those whose statistics ask for a second look. */
  flagged?: boolean
  /** Newest first by default. Never-asked questions sort last in 'hardest'. */
  sort?: BankOrder
}

export type BankOrder = (typeof BANK_SORTS)[number]

export type ListedQuestion = BankQuestion & { statistics: ItemStatistics }

/** What the answers tell of the questions on a theme together; null stands for those without one. */
export type ThemeFigures = GroupStatistics & { theme: string | null }

/** One version of a question, and how it was answered. */
export type QuestionVersion = QuestionFields & {
  number: number
  createdAt: Date
  /** A report led to it. */
  isCorrection: boolean
  statistics: ItemStatistics
}

export type QuestionHistory = {
  question: ShownQuestion
  /** Newest first, beginning with the current one; at most 20. */
  versions: QuestionVersion[]
  /** The number of older versions. */
  older: number
}

/** A question as a file gives it. */
export type ImportedQuestion = Omit<QuestionFields, OptionalColumn> &
  Partial<Pick<QuestionFields, OptionalColumn>>

/** A question that names a drawing, or a lesson or its section, that there is not. */
export type UnknownPlace = 'unknown-picture' | 'unknown-lesson'
