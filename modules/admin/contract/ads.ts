import type { AdminAd, AdVersion, CheckedAd } from '#modules/ads'
import type { Caller } from '#modules/identity'
import type { Acted } from './acted'

/**
 * What admins do with ads. Who names the revision that he has read is refused with 'changed' where the ad
 * says something else by now.
 */
export interface AdActions {
  /** Is public at once, in any category, and is the admin's own. */
  createAd(by: Caller, ad: AdminAd): Acted<CheckedAd>

  /** Keeps its state. Without another line in the log where it says the same. */
  changeAd(by: Caller, ad: AdVersion, says: AdminAd): Acted<CheckedAd, 'not-found' | 'changed'>

  /**
   * Tells its owner by mail. One that is approved already stays so; 'decided' is one that is rejected or
   * sold.
   */
  approveAd(by: Caller, ad: AdVersion): Acted<CheckedAd, Undecidable>

  /** Tells its owner by mail, with the reason. 'decided' is one that waits no more. */
  rejectAd(by: Caller, ad: AdVersion, reason: string): Acted<CheckedAd, Undecidable>

  deleteAd(by: Caller, id: number): Acted<CheckedAd, 'not-found'>

  /**
   * Several ads that wait, in one transaction. Those that have changed, or wait no more, since they were
   * read are left as they are; where that is each of them, it is refused with 'changed'.
   */
  decideAds(by: Caller, ads: readonly AdVersion[], decision: AdDecision): Acted<DecidedAds, 'changed'>
}

export type Undecidable = 'not-found' | 'changed' | 'decided'

export type AdDecision = 'approve' | 'delete'

export type DecidedAds = { done: number; left: number }
