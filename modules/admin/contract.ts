import type { Page, Slice } from '../kernel/page'
import type { AdActions } from './contract/ads'
import type { ExamLog } from './contract/exams'
import type { NewsActions } from './contract/news'
import type { UserActions } from './contract/users'
import type { QuestionActions } from './contract/questions'
import type { AdminAction, Change } from './domain/actions'

export type * from './contract/acted'
export type * from './contract/ads'
export type * from './contract/exams'
export type * from './contract/news'
export type * from './contract/users'
export type * from './contract/questions'
export type { AdminAction, Change, LoggedField } from './domain/actions'

/**
 * What admins do. Each act and its line in the log are one transaction over the doors of the modules that
 * it touches: there is neither without the other.
 */
export interface Admin extends QuestionActions, AdActions, NewsActions, UserActions, ExamLog {
  /** Members who are not blocked, questions of the active bank, results of all. */
  stats(): Promise<Stats>

  /** The log of the admins, newest first. */
  listActions(query: ActionQuery, slice: Slice): Promise<Page<LoggedAction>>

  /** For the copy of a member's data: what the log holds of him. */
  findOwnLines(userId: number): Promise<OwnLines>

  /**
   * Forgets what was kept for a time only: lines of the log after two years, files to import after a day;
   * returns how many.
   */
  removeExpired(): Promise<number>
}

export type Stats = { totalQuestions: number; totalUsers: number; totalExams: number }

export type ActionQuery = {
  /** Words that must all occur in the names of the admin and of what he acted on. */
  q?: string
  action?: AdminAction
}

export type LoggedAction = {
  id: number
  /** As he was called then. */
  actorName: string
  action: AdminAction
  /** What it was done to, by the id and the name that it had; no id where it was done to many. */
  subjectId: number | null
  subject: string
  /** There is none any more, whoever has deleted it; or it was never one alone. Names may be taken again. */
  isGone: boolean
  changes: Change[]
  createdAt: Date
}

export type OwnLines = {
  /** What admins did to his account, by whom is theirs. */
  onAccount: Pick<LoggedAction, 'action' | 'changes' | 'createdAt'>[]
  /** What he did as one himself. */
  asAdmin: Pick<LoggedAction, 'action' | 'subject' | 'createdAt'>[]
}
