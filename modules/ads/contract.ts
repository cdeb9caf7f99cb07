import type { Tx } from '#db/database'
import type { Caller } from '../identity'
import type { ListQuery, Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { Alerts } from './contract/alerts'
import type { AdDecisions } from './contract/decisions'
import type { Favourites } from './contract/favourites'
import type { Finding } from './contract/finding'
import type { Messages } from './contract/messages'
import type { Photos } from './contract/photos'
import type {
  AdCategory,
  AdMember,
  AdReader,
  CheckedAd,
  ClassifiedAd,
  OwnAd,
  PostedAd,
  ReviewedAd,
  WaitingAd,
} from './contract/ad'
import type { AdState } from './domain/ad'
import type { TooManyAds } from './domain/at-once'
import type { AdLifecycle } from './contract/lifecycle'
import type { AdReports } from './contract/reports'
import type { AdReview } from './contract/review'
import type { ADMIN_AD_FILTERS, AdminAd, NewAd } from './schemas'

export type * from './contract/ad'
export type * from './contract/alerts'
export type * from './contract/decisions'
export type * from './contract/favourites'
export type * from './contract/finding'
export type * from './contract/lifecycle'
export type * from './contract/reports'
export type * from './contract/review'
export type * from './contract/messages'
export type * from './contract/photos'
export type { AdState } from './domain/ad'
export type { TooManyAds } from './domain/at-once'
export type { PriceRangeFault } from './domain/price-range'

/** Finds the ads of `ownerIds` besides those that `q` finds; only those of `owner`, and none in the state `but`. */
export type AdminAdQuery = ListQuery<typeof ADMIN_AD_FILTERS> & {
  ownerIds?: readonly number[]
  owner?: number
  but?: AdState
}

/**
 * The classified ads of the members. An ad is public when it is online and its owner is not blocked.
 * Contact details are for members; those of an ad that has ended for its owner and admins.
 */
export interface Ads
  extends AdDecisions, AdLifecycle, AdReports, AdReview, Alerts, Favourites, Finding, Messages, Photos {
  /** Categories in which the operator lets no member post. */
  readonly closedCategories: readonly AdCategory[]

  /**
   * Pending until an admin approves it. Drops what does not apply to its category. Asks a member to confirm their
   * address where nobody has. 'too-many-waiting' for a member of whom ten ads wait for an admin, 'too-many-ads' for one
   * who has forty.
   */
  create(
    caller: Caller,
    ad: PostedAd,
    tx?: Tx,
  ): Promise<Result<ClassifiedAd, 'category-closed' | 'signed-out' | TooManyAds>>

  /** Public at once, in any category: for the ads of admins. */
  createApproved(userId: number, ad: NewAd | AdminAd, tx?: Tx): Promise<CheckedAd>

  /**
   * An ad as this reader may see it, also when it is sold. Null when it is unknown or, for anybody but an admin,
   * when its owner is blocked or it is a pending ad of somebody else.
   */
  find(id: number, reader: AdReader): Promise<ClassifiedAd | null>

  /** How many ads of this member are public. */
  countPublic(userId: number): Promise<number>

  /** Newest first, in any state. */
  listOwn(userId: number, slice: Slice): Promise<Page<CheckedAd>>

  /** For the member's copy of their data. */
  findAllOwn(userId: number): Promise<ReviewedAd[]>

  /** Null for an unknown ad and for another member's. */
  findOwn(userId: number, id: number): Promise<OwnAd | null>

  /**
   * Changes an own ad that is pending, or a rejected one, which then waits again; 'decided' when it is approved or
   * sold. 'category-closed' only for an ad of the caller that could be changed; 'too-many-waiting' for a rejected one.
   */
  change(
    caller: Caller,
    id: number,
    ad: PostedAd,
  ): Promise<
    Result<ClassifiedAd, 'signed-out' | 'not-found' | 'decided' | 'category-closed' | 'too-many-waiting'>
  >

  /**
   * Null where the member has no such ad. Idempotent. A pending ad may be marked sold too, and then leaves the
   * admins' queue; the page offers it for online ads only.
   */
  markSold(userId: number, id: number): Promise<ClassifiedAd | null>

  /** An ad that this member may remove: their own, or any ad for an admin. */
  findRemovable(id: number, by: AdMember): Promise<ClassifiedAd | null>

  /** Removes an own ad; false where the member has no such ad. Admins remove others' by `Admin.deleteAd`, which logs. */
  remove(userId: number, id: number): Promise<boolean>

  /**
   * Puts them into the bin: from then on no door knows them but `restore` and `erase`. Like the other changes below,
   * regardless of owner; returns whether anything changed.
   */
  bin(ids: readonly number[], tx: Tx): Promise<boolean>

  /** From the bin, as it was. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** From the bin, for good, with their photos. */
  erase(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Newest first. */
  listPending(slice: Slice): Promise<Page<ClassifiedAd>>

  /** Oldest first. */
  findOldestPending(limit: number): Promise<WaitingAd[]>

  /** All ads, newest first by default: for admins, like all methods below. */
  listAll(query: AdminAdQuery, slice: Slice): Promise<Page<CheckedAd>>

  /** The existing ones, in the order of their ids. */
  findChecked(ids: readonly number[], tx?: Tx): Promise<CheckedAd[]>

  /** The same, locked until `tx` ends. */
  lock(ids: readonly number[], tx: Tx): Promise<CheckedAd[]>

  /**
   * Changes what an ad says, in any state, and deletes these of its photos; drops what does not apply to its category.
   * No new revision where it is the same already. `before` must be locked by `tx`. Returns the numbers of photos, too.
   */
  rewrite(
    before: CheckedAd,
    ad: AdminAd,
    removedPhotos: readonly number[],
    tx: Tx,
  ): Promise<Record<'before' | 'after', { ad: CheckedAd; photos: number }>>

  /** Takes the ads of a blocked member from the public pages, or gives them back. */
  setOwnerBlocked(userId: number, isBlocked: boolean, tx: Tx): Promise<boolean>

  /** The ids of which an ad exists, in any state. */
  findExisting(ids: readonly number[]): Promise<number[]>

  /** Public ads for the sitemap, newest first. */
  listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]>
}
