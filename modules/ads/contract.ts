import type { Tx } from '#db/database'
import type { Caller } from '../identity'
import type { ListQuery, Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { AdState } from './domain/ad'
import type {
  AD_CATEGORIES,
  AD_CONDITIONS,
  AD_FILTERS,
  AD_TYPES,
  ADMIN_AD_FILTERS,
  AdminAd,
  NewAd,
  PROVINCES,
} from './schemas'

export type { AdState } from './domain/ad'

export type AdType = (typeof AD_TYPES)[number]
export type AdCategory = (typeof AD_CATEGORIES)[number]
export type AdCondition = (typeof AD_CONDITIONS)[number]
export type Province = (typeof PROVINCES)[number]

/** The price is as it was typed: '500€', 'à discuter'. Contacts are null as well where the reader may not see them. */
export type ClassifiedAd = AdminAd & {
  id: number
  userId: number
  isApproved: boolean
  isSold: boolean
  state: AdState
  /** Somebody has spoken for it; it stays online. */
  reservedAt: Date | null
  /** Null until it is approved. */
  expiresAt: Date | null
  createdAt: Date
}

/** An ad with what only its owner and admins learn. */
export type CheckedAd = ClassifiedAd & {
  rejectionReason: string | null
  /** Counts the versions of what the ad says: an admin decides on the one they have read. */
  revision: number
}

/** An own ad, and whether its owner has promised to keep the law on weapons. */
export type OwnAd = CheckedAd & { isCertified: boolean }

/** The promise is given in the page's form; the calls know none. */
export type PostedAd = NewAd & { isCertified?: boolean }

/** An ad as an admin has read it; without a revision, whatever it says now. */
export type AdVersion = { id: number; revision?: number }

/** What decides on a member's rights to an ad. */
export type AdMember = { id: number; isAdmin: boolean }

/** Null for a visitor. */
export type AdReader = AdMember | null

/** Searches title, description, brand and caliber. */
export type AdQuery = ListQuery<typeof AD_FILTERS>

/** The ads of `ownerIds` are found as well as those that `q` finds. */
export type AdminAdQuery = ListQuery<typeof ADMIN_AD_FILTERS> & { ownerIds?: readonly number[] }

/**
 * The classified ads of the members. An ad is public when it is online and its owner is not blocked.
 * Contact details are for members; those of an ad that has ended for its owner and admins.
 */
export interface Ads {
  /** Categories in which the operator lets no member post. */
  readonly closedCategories: readonly AdCategory[]

  /** Pending until an admin approves it. Drops what does not apply to its category. */
  create(caller: Caller, ad: PostedAd): Promise<Result<ClassifiedAd, 'category-closed' | 'signed-out'>>

  /** Public at once, in any category: for the ads of admins. */
  createApproved(userId: number, ad: NewAd | AdminAd, tx?: Tx): Promise<CheckedAd>

  listPublic(query: AdQuery, slice: Slice, reader: AdReader): Promise<Page<ClassifiedAd>>

  /**
   * An ad as this reader may see it, also when it is sold. Null when it is unknown or, for anybody but an admin,
   * when its owner is blocked or it is a pending ad of somebody else.
   */
  find(id: number, reader: AdReader): Promise<ClassifiedAd | null>

  /** Newest first, in any state. */
  listOwn(userId: number, slice: Slice): Promise<Page<CheckedAd>>

  /** For the member's copy of their data. */
  findAllOwn(userId: number): Promise<CheckedAd[]>

  /** Null for an unknown ad and for another member's. */
  findOwn(userId: number, id: number): Promise<OwnAd | null>

  /**
   * Changes an own ad while it is pending; 'decided' when it is approved, rejected or sold. 'category-closed'
   * only for a pending ad of the caller.
   */
  change(
    caller: Caller,
    id: number,
    ad: PostedAd,
  ): Promise<Result<ClassifiedAd, 'signed-out' | 'not-found' | 'decided' | 'category-closed'>>

  /**
   * Null where the member has no such ad. Idempotent. A pending ad may be marked sold too, and then leaves the
   * admins' queue; the page offers it for online ads only.
   */
  markSold(userId: number, id: number): Promise<ClassifiedAd | null>

  /** An ad that this member may remove: their own, or any ad for an admin. */
  findRemovable(id: number, by: AdMember): Promise<ClassifiedAd | null>

  /** Removes an own ad; false where the member has no such ad. Admins remove others' by `Admin.deleteAd`, which logs. */
  remove(userId: number, id: number): Promise<boolean>

  /** Regardless of owner. Like the other changes below, returns whether anything changed. */
  removeAll(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Newest first. */
  listPending(slice: Slice): Promise<Page<ClassifiedAd>>

  countPending(): Promise<number>

  /** Oldest first. */
  findOldestPending(limit: number): Promise<CheckedAd[]>

  /** All ads, newest first by default: for admins, like all methods below. */
  listAll(query: AdminAdQuery, slice: Slice): Promise<Page<CheckedAd>>

  /** The existing ones, in the order of their ids. */
  findChecked(ids: readonly number[]): Promise<CheckedAd[]>

  /** The same, locked until `tx` ends. */
  lock(ids: readonly number[], tx: Tx): Promise<CheckedAd[]>

  /** Approves the pending ones; the others stay as they are. */
  approve(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Rejects a pending ad; any other stays as it is. */
  reject(id: number, reason: string, tx: Tx): Promise<boolean>

  /**
   * Changes what an ad says, in any state; drops what does not apply to its category. No new revision where it
   * says the same already. `before` must be locked by `tx`.
   */
  rewrite(before: CheckedAd, ad: AdminAd, tx: Tx): Promise<{ before: CheckedAd; after: CheckedAd }>

  /** Takes the ads of a blocked member from the public pages, or gives them back. */
  setOwnerBlocked(userId: number, isBlocked: boolean, tx: Tx): Promise<boolean>

  /** The ids of which an ad exists, in any state. */
  findExisting(ids: readonly number[]): Promise<number[]>

  /** Public ads for the sitemap, newest first. */
  listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]>
}
