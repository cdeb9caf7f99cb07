import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import type { ItemStatistics } from '../domain/item-statistics'
import type { LessonFields } from '../lesson-schema'
import type { NewReport } from '../report-schema'
import type { QuestionFields } from '../schemas'
import type { BankQuestion, ImportedQuestion, UnknownPlace } from './bank'
import type { Lesson } from './lessons'

export type { NewReport, ReportReason } from '../report-schema'

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

type Corrected<Content> = { before: Content; after: Content; closed: number }

/** 'closed' where none of the reports is open, 'same' where nothing would change. */
type Uncorrected = 'unknown' | 'changed' | 'closed' | 'same'

/** What members report of questions and lessons, and what becomes of it. Every step is told to them by mail. */
export interface Reports {
  /** The member's last report of this, open or closed. */
  findLastReport(userId: number, about: Reported): Promise<Report | null>

  /**
   * `version` is the one that was read, the last one by default. 'reported' while the member's last report of it is
   * open; 'unknown' for what does not exist, or has no such version.
   */
  report(
    caller: Caller,
    about: Reported,
    report: NewReport & { version?: number },
    tx?: Tx,
  ): Promise<Result<Report, 'signed-out' | 'unknown' | 'reported'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  listReports(query: { show?: 'closed' }, slice: Slice): Promise<Page<QueuedReport>>

  findReport(id: number): Promise<QueuedReport | null>

  /** How many a member has sent, open and closed ones. */
  countReportsOf(userId: number): Promise<number>

  /** Open ones about this, oldest first. */
  listOpenReports(about: Reported): Promise<Report[]>

  /** Whose reports these are. */
  findReporters(ids: readonly number[], tx?: Tx): Promise<number[]>

  /**
   * Adds a version that is marked as a correction, and closes the reports on this question that are still open. Like the
   * next two, it is called after the reporters were locked.
   */
  correctQuestion(
    id: number,
    fields: ImportedQuestion,
    correction: Correction,
    tx: Tx,
  ): Promise<Result<Corrected<BankQuestion>, Uncorrected | 'duplicate-question' | UnknownPlace>>

  /** `by` is the author of the version. */
  correctLesson(
    id: number,
    fields: Partial<LessonFields>,
    correction: Correction & { by: number },
    tx: Tx,
  ): Promise<Result<Corrected<Lesson>, Uncorrected>>

  /** Closes a report with words for its member, and changes nothing else. */
  keepReported(
    id: number,
    reply: string,
    tx: Tx,
  ): Promise<Result<Pick<QueuedReport, 'id' | 'about' | 'text'>, 'unknown' | 'closed'>>
}
