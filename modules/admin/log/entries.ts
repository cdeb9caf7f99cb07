import type { AdminAd, CheckedAd } from '#modules/ads'
import type { ImportSummary, LessonFields, QuestionFields } from '#modules/exams'
import type { User } from '#modules/identity'
import type { Portions } from '#modules/kernel/page'
import type { NewsFields } from '#modules/news'
import type { AdminAction, LoggedValue } from './actions'

export type ActionQuery = {
  /** Words that must all occur in the names of the admin and of the thing. */
  q?: string
  action?: AdminAction
}

export type LoggedAction = {
  id: number
  /** At that time. */
  actorName: string
  action: AdminAction
  /** The thing by its id and its name at that time; no id where the entry concerns several. */
  subjectId: number | null
  subject: string
  /** Deleted since, or the entry concerns several things. Names may be taken again. */
  isGone: boolean
  changes: Change[]
  createdAt: Date
}

/** `before` is null for a new thing, `after` for a deleted one. */
export type Change = { field: LoggedField; before: LoggedValue; after: LoggedValue }

/** A field has the same meaning for every kind of thing. */
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
  | 'reason'
  | 'closedReports'
  | 'readMessages'
  | 'hasSecondFactor'
  | 'recipient'
  | 'attempts'

export type OwnEntries = {
  /** What admins did to this account, without their names. */
  onAccount: Pick<LoggedAction, 'action' | 'changes' | 'createdAt'>[]
  /** What the member did as an admin. */
  asAdmin: Portions<Pick<LoggedAction, 'action' | 'subject' | 'createdAt'>>
}
