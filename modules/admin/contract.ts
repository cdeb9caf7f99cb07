import type {
  AdminAd,
  AdReportClosing,
  AdVersion,
  CheckedAd,
  ConversationClosing,
  QueuedConversationReport,
  Rejection,
  ReportedConversation,
} from '#modules/ads'
import type {
  BankQuestion,
  Correction,
  ExamResult,
  ImportedQuestion,
  ImportPreview,
  ImportSummary,
  Lesson,
  LessonFields,
  QueuedReport,
  QuestionFields,
  ResultQuery,
  Statement,
  StatementRead,
  UnknownPlace,
} from '#modules/exams'
import type { Caller, User } from '#modules/identity'
import type { NewsChange, NewsFields, NewsItem } from '#modules/news'
import type { Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { AdminAction, LoggedValue } from './domain/actions'

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
    AdReportActions,
    ConversationActions,
    NewsActions,
    UserActions,
    ExamLog {
  /** Members who are not blocked, questions of the active bank, everybody's results. */
  stats(): Promise<{ totalQuestions: number; totalUsers: number; totalExams: number }>

  /** The admins' log, newest first. */
  listActions(query: ActionQuery, slice: Slice): Promise<Page<LoggedAction>>

  /** For the copy of a member's data. */
  findOwnEntries(userId: number): Promise<OwnEntries>

  /** Deletes entries of the log after two years and files to import after a day; returns how many. */
  removeExpired(): Promise<number>
}

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
  | 'closedReports'
  | 'readMessages'

export type OwnEntries = {
  /** What admins did to this account, without their names. */
  onAccount: Pick<LoggedAction, 'action' | 'changes' | 'createdAt'>[]
  /** What the member did as an admin. */
  asAdmin: Pick<LoggedAction, 'action' | 'subject' | 'createdAt'>[]
}

/** Refused to a caller who has been signed out, or is no longer an admin, when the act begins. */
export type Acted<Value, Code extends string = never> = Promise<
  Result<Value, Code | 'signed-out' | 'not-admin'>
>

export interface UserActions {
  /**
   * Never on the admin's own account, so that there is always an admin who can sign in. Blocking ends a member's
   * sessions at once and takes their ads off the public pages; unblocking brings the ads back. Deletion removes all
   * that is theirs except entries of the log, and tells them by mail.
   */
  actOnUser(by: Caller, act: UserAct, id: number): Acted<User, 'not-found' | 'own-account'>

  /** Marks an approved gunsmith, or with null takes the mark away. */
  setApprovalNumber(by: Caller, id: number, approvalNumber: string | null): Acted<User, 'not-found'>
}

export type UserAct = 'block' | 'unblock' | 'promote' | 'demote' | 'delete'

/** With a revision, an act is refused with 'changed' where the ad says something else by now. */
export interface AdActions {
  /** The admin's own ad: public at once, in any category. */
  createAd(by: Caller, ad: AdminAd): Acted<CheckedAd>

  /** Keeps its state. */
  changeAd(by: Caller, ad: AdVersion, says: AdminAd): Acted<CheckedAd, 'not-found' | 'changed'>

  /** Tells the owner by mail. Idempotent; 'decided' when it is rejected or sold. */
  approveAd(by: Caller, ad: AdVersion): Acted<CheckedAd, Undecidable>

  /** Tells the owner by mail, with rule and reason. 'decided' when it is no longer pending. */
  rejectAd(by: Caller, ad: AdVersion, rejection: Rejection): Acted<CheckedAd, Undecidable>

  /** Takes an online ad off the public pages at once, while a report is looked at. Tells its owner by mail. */
  hideAd(by: Caller, id: number): Acted<CheckedAd, 'not-found' | 'not-now'>

  /** Gives it back. Tells its owner by mail. */
  showAd(by: Caller, id: number): Acted<CheckedAd, 'not-found' | 'not-now'>

  deleteAd(by: Caller, id: number): Acted<CheckedAd, 'not-found'>

  /**
   * Several pending ads in one transaction. Those that have changed or been decided since they were read are
   * left as they are; 'changed' where that is all of them.
   */
  decideAds(by: Caller, ads: readonly AdVersion[], decision: AdDecision): Acted<DecidedAds, 'changed'>
}

export interface AdReportActions {
  /**
   * Removed: the ad leaves the site, its owner is told rule and reason, and all open reports of it are closed.
   * 'not-now' where it is not on the site. Kept: closes this report, and gives a hidden ad back with the last one.
   * The reporters get the reply by mail. Returns how many reports it closed.
   */
  closeAdReport(
    by: Caller,
    id: number,
    closing: AdReportClosing,
  ): Acted<number, 'unknown' | 'closed' | 'not-now'>
}

export type Undecidable = 'not-found' | 'changed' | 'decided'
export type AdDecision = 'approve' | 'delete'
export type DecidedAds = { done: number; left: number }

/** Of what members write to each other, admins read what one of the two has reported. */
export interface ConversationActions {
  /** The newest messages, or those before one; null for an unknown report. Logged, without a word of them. */
  readReported(
    by: Pick<User, 'id' | 'username'>,
    reportId: number,
    before?: number,
  ): Promise<ReportedConversation | null>

  /** The reporter gets the reply by mail. */
  closeConversationReport(
    by: Caller,
    reportId: number,
    closing: ConversationClosing,
  ): Acted<QueuedConversationReport, 'unknown' | 'closed'>
}

export interface NewsActions {
  createNews(by: Caller, fields: NewsFields): Acted<NewsItem>

  /** `readAt` is the `updatedAt` that the admin read: 'changed' where somebody else has changed the item since. */
  updateNews(
    by: Caller,
    id: number,
    fields: NewsChange,
    readAt?: Date,
  ): Acted<NewsItem, 'not-found' | 'changed'>

  /** An item published again keeps its first date. The toggle looks at the item as it stands in the transaction. */
  actOnNews(by: Caller, act: NewsAct | 'toggle-featured', id: number): Acted<NewsItem, 'not-found'>
}

export type NewsAct = 'publish' | 'unpublish' | 'feature' | 'unfeature' | 'delete'

export interface QuestionActions {
  addQuestion(by: Caller, fields: QuestionFields): Acted<BankQuestion, 'duplicate-question' | UnknownPlace>

  /** Omitted fields stay as they are. With `read`, 'changed' unless that is the current version. */
  reviseQuestion(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number },
  ): Acted<
    { question: BankQuestion; changed: boolean },
    'unknown' | 'duplicate-question' | 'changed' | UnknownPlace
  >

  /** Never drawn again; past results keep it. */
  deleteQuestion(by: Caller, id: number): Acted<BankQuestion, 'unknown'>

  /** Keeps a checked file for a day, in place of the admin's previous one, until they confirm it. */
  keepImport(by: Caller, file: NewImport): Acted<{ id: number }>

  /** What the file would do now; null for an unknown file and for another admin's. */
  previewImport(userId: number, id: number): Promise<PreviewedImport | null>

  /** Does what the preview with this fingerprint has shown, or nothing. */
  carryOutImport(
    by: Caller,
    id: number,
    fingerprint: string,
  ): Acted<ImportSummary, 'unknown' | 'bank-changed'>
}

export interface LessonActions {
  /** Omitted fields stay as they are. With `read`, 'changed' unless that is the current version. */
  reviseLesson(
    by: Caller,
    id: number,
    fields: Partial<LessonFields>,
    options?: { read?: number },
  ): Acted<{ lesson: Lesson; changed: boolean }, 'unknown' | 'changed'>
}

export interface CheckActions {
  /** Today, on the version that was read; it stays the current one. */
  checkStatement(by: Caller, read: StatementRead): Acted<Statement, 'unknown' | 'changed' | 'no-text'>
}

export interface ReportActions {
  /**
   * Revises the question, marks the version as a correction and closes those of these reports that are still open; their
   * members are told by mail. 'closed' where none is open, 'same' where nothing would change. Returns how many it closed.
   */
  correctQuestion(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    correction: Correction,
  ): Acted<number, 'unknown' | 'duplicate-question' | 'changed' | 'closed' | 'same' | UnknownPlace>

  correctLesson(
    by: Caller,
    id: number,
    fields: Partial<LessonFields>,
    correction: Correction,
  ): Acted<number, 'unknown' | 'changed' | 'closed' | 'same'>

  /** Closes the report and changes nothing else; its member gets the reply by mail. */
  keepReported(
    by: Caller,
    id: number,
    reply: string,
  ): Acted<Pick<QueuedReport, 'about' | 'text'>, 'unknown' | 'closed'>
}

export type NewImport = { fileName: string; questions: readonly ImportedQuestion[]; replaces: boolean }

export type PreviewedImport = ImportPreview & { id: number; fileName: string; replaces: boolean }

export type LoggedResult = ExamResult & { user: { firstName: string; lastName: string; username: string } }

/** `q`: words that occur in the candidate's name. */
export type ExamLogQuery = Omit<ResultQuery, 'userIds'> & { q?: string }

export interface ExamLog {
  /** `isCut`: more than `MOST_PEOPLE` match, and only theirs are listed. */
  listExamResults(query: ExamLogQuery, slice: Slice): Promise<Page<LoggedResult> & { isCut: boolean }>

  /** All of them, without a limit of people, in portions, newest first. */
  exportExamResults(query: Omit<ExamLogQuery, 'sort'>): AsyncIterable<LoggedResult[]>
}
