import type { AdminAd, CheckedAd } from '#modules/ads'
import type { ImportSummary, LessonFields, QuestionFields } from '#modules/exams'
import type { User } from '#modules/identity'
import type { Portions } from '#modules/kernel/page'
import type { NewsFields } from '#modules/news'
import type { AdminAction, LoggedValue } from './actions'

export type ActionQuery = {
  /** Every word must occur in the admin's name or in the subject. */
  q?: string
  action?: AdminAction
}

export type LoggedAction = {
  id: number
  /** The admin's username at the time of the act. */
  actorName: string
  action: AdminAction
  /** Null if the entry concerns several things or a mail. */
  subjectId: number | null
  subject: string
  /** True if the log cannot link to the thing, because it is deleted or `subjectId` is null. */
  isGone: boolean
  changes: Change[]
  createdAt: Date
}

/** `before` is null for a new thing, `after` for a deleted one. */
export type Change = { field: LoggedField; before: LoggedValue; after: LoggedValue }

/** The log gives each field one label, so a field name must mean the same for every kind of thing. */
export type LoggedField =
  | keyof AdminAd
  | keyof NewsFields
  | keyof QuestionFields
  | keyof LessonFields
  | keyof Pick<CheckedAd, 'isApproved' | 'isSold' | 'rejectionReason' | 'rejectionRule'>
  | keyof Pick<User, 'isAdmin' | 'isBlocked' | 'approvalNumber'>
  | keyof Pick<ImportSummary, 'added' | 'revised' | 'retired'>
  | 'isHidden'
  | 'photos'
  | 'isBinned'
  | 'isDemo'
  | 'reason'
  | 'closedReports'
  | 'readMessages'
  | 'hasSecondFactor'
  | 'recipient'
  | 'attempts'

export type OwnEntries = {
  /** What admins did to this account, without the admins' names. */
  onAccount: Pick<LoggedAction, 'action' | 'changes' | 'createdAt'>[]
  asAdmin: Portions<Pick<LoggedAction, 'action' | 'subject' | 'createdAt'>>
}
