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
import type { Caller, User } from '#modules/identity'
import type { Acted } from './log'

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
   * Removed: the ad leaves the site, its owner gets rule and reason by mail, and all open reports of it are closed.
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
