import type { LastDecision, Waiting as WaitingAds } from '#modules/ads'
import type { ExamResult, ResultQuery } from '#modules/exams'
import type { Caller, User } from '#modules/identity'
import type { Page, Slice } from '../kernel/page'
import type { AdActions, AdDecisionActions, AdReportActions, ConversationActions } from './contract/ads'
import type { BinActions } from './contract/bin'
import type {
  CheckActions,
  LessonActions,
  NewsActions,
  QuestionActions,
  ReportActions,
} from './contract/content'
import type { MailActions } from './contract/mails'
import type { Acted, ActionQuery, LoggedAction, OwnEntries } from './contract/log'

export type * from './contract/ads'
export type * from './contract/bin'
export type * from './contract/content'
export type * from './contract/log'
export type * from './contract/mails'

/**
 * What admins do. Each act and its entry in the log share one transaction over the modules that it touches: there
 * is neither without the other. What changes nothing leaves no entry.
 */
export interface Admin
  extends
    QuestionActions,
    LessonActions,
    CheckActions,
    ReportActions,
    AdActions,
    AdDecisionActions,
    AdReportActions,
    ConversationActions,
    NewsActions,
    MailActions,
    BinActions,
    UserActions,
    ExamLog {
  /** Members who are not blocked, questions of the active bank, everybody's results. */
  stats(): Promise<Stats>

  /** What every list of the panel says above its rows. */
  overview(adminId: number): Promise<Overview>

  /** The admins' log, newest first. */
  listActions(query: ActionQuery, slice: Slice): Promise<Page<LoggedAction>>

  /** For the copy of a member's data. */
  findOwnEntries(userId: number): Promise<OwnEntries>

  /** Deletes entries of the log after two years, failed mails after 30 days, files to import after one; returns how many. */
  removeExpired(): Promise<number>
}

export type Stats = { totalQuestions: number; totalUsers: number; totalExams: number }

export type Overview = {
  stats: Stats
  waiting: WaitingAds & {
    /** Open ones, about questions and lessons. */
    questionReports: number
    /** Of questions and lessons that are to be compared with their texts again. */
    statements: number
    failedMails: number
  }
  /** `at`: null before the first. Late after two days, since it is made every night. */
  backup: { at: Date | null; isLate: boolean }
  /** The admin's own last one, while they can take it back. */
  decision: LastDecision | null
}

export interface UserActions {
  /**
   * Never on the admin's own account, so that there is always an admin who can sign in. Blocking ends a member's
   * sessions at once and takes their ads off the public pages; unblocking brings the ads back. Deletion removes all
   * that is theirs except entries of the log, and tells them by mail. So does taking away a second factor whose
   * device is lost. A reason stands in the log, beside what has changed.
   */
  actOnUser(by: Caller, act: UserAct, id: number, reason?: string): Acted<User, 'not-found' | 'own-account'>

  /** Marks an approved gunsmith, or with null takes the mark away. */
  setApprovalNumber(by: Caller, id: number, approvalNumber: string | null): Acted<User, 'not-found'>
}

export type UserAct = 'block' | 'unblock' | 'promote' | 'demote' | 'reset-second-factor' | 'delete'

export type LoggedResult = ExamResult & { user: { firstName: string; lastName: string; username: string } }

/** `q`: words that occur in the candidate's name. */
export type ExamLogQuery = Omit<ResultQuery, 'userIds'> & { q?: string }

export interface ExamLog {
  /** `isCut`: more than `MOST_PEOPLE` match, and only theirs are listed. */
  listExamResults(query: ExamLogQuery, slice: Slice): Promise<Page<LoggedResult> & { isCut: boolean }>

  /** All of them, without a limit of people, in portions, newest first. */
  exportExamResults(query: Omit<ExamLogQuery, 'sort'>): AsyncIterable<LoggedResult[]>
}
