import type { ItemStatistics } from '../questions/statistics'
import type { NewReport } from '../reports/schema'
import type { QuestionFields } from '../schemas'

export type { NewReport, ReportReason } from '../reports/schema'

/** What a report is about. */
export type Reported = { kind: 'question' | 'lesson'; id: number }

/** What a member found wrong in a version of a question or a lesson. */
export type Report = NewReport & {
  id: number
  userId: number
  about: Reported
  version: number
  createdAt: Date
  /** Null while it waits for an admin. */
  closedAt: Date | null
  /** 'kept' where nothing was changed; `reply` says why. */
  outcome: 'corrected' | 'kept' | null
  reply: string | null
}

export type ReportedOptions = Pick<QuestionFields, 'optionA' | 'optionB' | 'optionC' | 'correctAnswer'>

/** A report with what it is about, as that stands now. */
export type QueuedReport = Report & {
  /** The question, or the title of the lesson. */
  text: string
  /** Of a lesson. */
  slug: string | null
  currentVersion: number
  /** False for a question that was retired. */
  isActive: boolean
  /** Open reports on the same question or lesson. */
  openReports: number
  /** Of a question. */
  statistics: ItemStatistics | null
  /** What a question offers, and its key. */
  question: ReportedOptions | null
}

/** For the copy of a member's data. */
export type OwnReport = Pick<
  Report,
  'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'
> & {
  kind: Reported['kind']
  text: string
}

/** The version that was read, and the reports that it answers. */
export type Correction = { read: number; reports: readonly number[] }

export type CorrectedContent<Content> = { before: Content; after: Content; closed: number }

/** 'closed' where none of the reports is open, 'same' where nothing would change. */
export type Uncorrected = 'unknown' | 'changed' | 'closed' | 'same'
