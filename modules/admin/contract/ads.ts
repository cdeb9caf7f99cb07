import type { Tx } from '#db/database'
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
import type { Caller } from '#modules/identity'
import type { Acted } from './log'

/** With a revision, an act is refused with 'changed' where the ad says something else by now. */
export interface AdActions {
  /** The admin's own ad: public at once, in any category. */
  createAd(by: Caller, ad: AdminAd, tx?: Tx): Acted<CheckedAd>

  /** Keeps its state, and deletes `removedPhotos`. */
  changeAd(
    by: Caller,
    ad: AdVersion,
    says: AdminAd & { removedPhotos?: readonly number[] },
  ): Acted<CheckedAd, 'not-found' | 'changed'>

  /** Takes an online ad off the public pages at once, while a report is looked at. Tells its owner by mail. */
  hideAd(by: Caller, id: number): Acted<CheckedAd, 'not-found' | 'not-now'>

  /** Gives it back. Tells its owner by mail. */
  showAd(by: Caller, id: number): Acted<CheckedAd, 'not-found' | 'not-now'>

  /** Into the bin. */
  deleteAd(by: Caller, id: number): Acted<CheckedAd, 'not-found'>
}

/**
 * What becomes of pending ads. Owners learn of a decision by mail once it can no longer be undone: after a minute, or
 * with the admin's next act.
 */
export interface AdDecisionActions {
  /**
   * Idempotent. 'decided' when it is rejected or sold, 'owner-blocked' where nobody would see it. Calls say `isFinal`:
   * it cannot be undone then, and the mail goes at once.
   */
  approveAd(
    by: Caller,
    ad: AdVersion,
    options?: { isFinal?: boolean },
  ): Acted<{ ad: CheckedAd; canUndo: boolean }, Undecidable | 'owner-blocked'>

  /** With rule and reason, which the mail gives too. 'decided' when it is no longer pending. */
  rejectAd(by: Caller, ad: AdVersion, rejection: Rejection): Acted<CheckedAd, Undecidable>

  /**
   * Several pending ads in one transaction. Those that have changed or been decided since they were read are
   * left as they are; 'changed' where that is all of them. An approval leaves those of blocked members, too.
   * A deletion sends no mail, and is final after its days in the bin.
   */
  decideAds(
    by: Caller,
    ads: readonly AdVersion[],
    decision: AdDecision,
  ): Acted<DecidedAds, 'changed' | 'owner-blocked'>

  /**
   * The ads of the admin's last decision wait again, and no mail says so. Those that have changed since stay as
   * they are, and are counted as left; refused where that is all of them.
   */
  undoDecision(by: Caller, id: number): Acted<{ ads: CheckedAd[]; left: number }, Undoable>
}

/** 'followed' by another act of the same admin; 'gone' where all its ads are deleted. */
export type Undoable = 'followed' | 'too-late' | 'sold' | 'changed' | 'gone'

export interface AdReportActions {
  /**
   * Closes the open reports among those that were `shown`, this one by default; their reporters get the reply by mail.
   * Removed: the ad leaves the site, and its owner gets rule and reason by mail; 'not-now' where it is not on the site.
   * Kept: gives a hidden ad back with its last report. Returns how many reports it closed.
   */
  closeAdReport(
    by: Caller,
    id: number,
    closing: Omit<AdReportClosing, 'shown'> & { shown?: number[] },
    tx?: Tx,
  ): Acted<number, 'unknown' | 'closed' | 'not-now'>
}

export type Undecidable = 'not-found' | 'changed' | 'decided'
export type AdDecision = { act: 'approve' } | { act: 'reject'; rejection: Rejection } | { act: 'delete' }
export type DecidedAds = { done: number; left: number }

/** Of what members write to each other, admins read what one of the two has reported. */
export interface ConversationActions {
  /**
   * Returns the newest messages, or those before one, and logs the reading without their words. With `again`, what this
   * admin has read before gets no second line.
   */
  readReported(
    by: Caller,
    reportId: number,
    options?: { before?: number; again?: boolean },
  ): Acted<ReportedConversation, 'unknown'>

  /** The reporter gets the reply by mail. */
  closeConversationReport(
    by: Caller,
    reportId: number,
    closing: ConversationClosing,
    tx?: Tx,
  ): Acted<QueuedConversationReport, 'unknown' | 'closed'>
}
