import type { BANK_SORTS, OptionalColumn, QuestionFields } from './schema'
import type { GroupStatistics, ItemStatistics } from './statistics'

export type BankQuestion = QuestionFields & { id: number; createdAt: Date }

/** `version` is the number that `revise` expects as `read`. */
export type ShownQuestion = BankQuestion & { correctedAt: Date | null; version: number }

export type BankQuery = {
  q?: string
  theme?: string
  flagged?: boolean
  /** Newest first by default. 'hardest' ends with the questions that were never asked. */
  sort?: BankOrder
}

export type BankOrder = (typeof BANK_SORTS)[number]

export type ListedQuestion = BankQuestion & { statistics: ItemStatistics }

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
  /** At most the last 20 versions, newest first. */
  versions: QuestionVersion[]
  /** The number of versions older than those in `versions`. */
  older: number
}

/** An optional field is absent if the imported file has no column for it. */
export type ImportedQuestion = Omit<QuestionFields, OptionalColumn> &
  Partial<Pick<QuestionFields, OptionalColumn>>

/** 'unknown-lesson' also refuses an unknown section of a lesson. */
export type UnknownPlace = 'unknown-picture' | 'unknown-lesson'
