import type { Tx } from '#db/database'
import type { Caller } from '../identity'
import type { Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { AdState } from './domain/standing'
import type { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES, AdminAd, NewAd } from './schemas'

export type { AdState } from './domain/standing'

export type AdType = (typeof AD_TYPES)[number]
export type AdCategory = (typeof AD_CATEGORIES)[number]
export type AdCondition = (typeof AD_CONDITIONS)[number]

export type ClassifiedAd = {
  id: number
  userId: number
  title: string
  description: string
  /** As it was typed: '500€', 'à discuter'. */
  price: string
  location: string
  type: AdType
  category: AdCategory
  condition: AdCondition | null
  weight: string | null
  caliber: string | null
  brand: string | null
  /** Null as well where the reader may not see it, as the two below. */
  contactEmail: string | null
  contactPhone: string | null
  contactInfo: string | null
  isApproved: boolean
  isSold: boolean
  createdAt: Date
}

/** An ad with what only its owner and admins learn of how it was checked. */
export type CheckedAd = ClassifiedAd & {
  rejectionReason: string | null
  /** Counts what the ad has said: who decides upon it names what he has read. */
  revision: number
}

/** An own ad, and whether its owner has promised for it to keep the law on weapons. */
export type OwnAd = CheckedAd & { isCertified: boolean }

/** Given in the page's form; the calls know no promise. */
export type AdPromise = Pick<OwnAd, 'isCertified'>

/** An ad as somebody has read it; without a revision whatever it says now. */
export type AdVersion = { id: number; revision?: number }

/** A member, as far as his rights to an ad go. */
export type AdMember = { id: number; isAdmin: boolean }

/** Who reads an ad: null for a visitor. */
export type AdReader = AdMember | null

export type AdQuery = {
  /** Words that must all occur in title, description, brand or caliber, whatever their case and accents. */
  q?: string
  type?: AdType
  category?: AdCategory
  condition?: AdCondition
  /** Newest first unless told. */
  sort?: 'oldest'
}

/** What admins look for among all ads. */
export type AdminAdQuery = {
  /** As in `AdQuery`; the ads of these members are found as well. */
  q?: string
  ownerIds?: readonly number[]
  state?: AdState
  type?: AdType
  category?: AdCategory
  sort?: 'oldest'
}

/**
 * The classified ads of the members. Public are those that are approved, not sold, and whose owner is not
 * blocked. Contact details are for members, and of a sold ad for its owner and admins only.
 */
export interface Ads {
  /** The categories that the operator has closed to members. */
  readonly closedCategories: readonly AdCategory[]

  /** Waits for an admin's approval. What does not apply to its category is left out. */
  create(
    caller: Caller,
    ad: NewAd,
    promise?: AdPromise,
  ): Promise<Result<ClassifiedAd, 'category-closed' | 'signed-out'>>

  /** Is public at once, in any category: the ads of admins. */
  createApproved(userId: number, ad: NewAd | AdminAd, tx?: Tx): Promise<CheckedAd>

  listPublic(query: AdQuery, slice: Slice, reader: AdReader): Promise<Page<ClassifiedAd>>

  /**
   * An ad as this reader may see it. Null when there is none, when it is pending and neither his own nor
   * is he an admin, and when its owner is blocked and he is no admin. A sold ad is still found.
   */
  find(id: number, reader: AdReader): Promise<ClassifiedAd | null>

  /** Of one member, whatever their state, newest first. */
  listOwn(userId: number, slice: Slice): Promise<Page<CheckedAd>>

  /** All of one member, for the copy of his data. */
  findAllOwn(userId: number): Promise<CheckedAd[]>

  /** Null where the member has no such ad: another's is as unknown as none. */
  findOwn(userId: number, id: number): Promise<OwnAd | null>

  /**
   * Changes an own ad while it waits: 'decided' is one that is approved, rejected or sold. Whether its
   * category is closed is told to its owner only, and of an ad that may be changed.
   */
  change(
    caller: Caller,
    id: number,
    ad: NewAd,
    promise?: AdPromise,
  ): Promise<Result<ClassifiedAd, 'signed-out' | 'not-found' | 'decided' | 'category-closed'>>

  /**
   * Null where the member has no such ad. One that is sold already stays so, and one that waits may be sold
   * as well: it leaves the queue of the admins. The page offers it for one that is online only.
   */
  markSold(userId: number, id: number): Promise<ClassifiedAd | null>

  /** An ad that this member may remove: his own, or any for an admin. */
  findRemovable(id: number, by: AdMember): Promise<ClassifiedAd | null>

  /** False where `findRemovable` finds none. */
  remove(id: number, by: AdMember, tx?: Tx): Promise<boolean>

  /** Whosesoever they are. */
  removeAll(ids: readonly number[], tx: Tx): Promise<void>

  /** What waits for an admin, newest first: not what is sold or rejected already. */
  listPending(slice: Slice): Promise<Page<ClassifiedAd>>

  countPending(): Promise<number>

  /** Those that have waited longest, in the order in which they came. */
  findOldestPending(limit: number): Promise<CheckedAd[]>

  /** All ads, newest first unless told: for admins, as the doors below. */
  listAll(query: AdminAdQuery, slice: Slice): Promise<Page<CheckedAd>>

  /** Those of them that there are, in the order of their ids. */
  findChecked(ids: readonly number[]): Promise<CheckedAd[]>

  /** The same, as they are at this very moment: nobody changes them until the end of `tx`. */
  holdChecked(ids: readonly number[], tx: Tx): Promise<CheckedAd[]>

  /** Those of them that wait; the others stay as they are. */
  approve(ids: readonly number[], tx?: Tx): Promise<void>

  /** One that waits. */
  reject(id: number, reason: string, tx: Tx): Promise<void>

  /**
   * Says something else from now on, in whatever state; what does not apply to its category is left out. What
   * it says already is no other revision. Told are the ad as it was, held until the end of `tx`, and as it is.
   */
  rewrite(held: CheckedAd, ad: AdminAd, tx: Tx): Promise<{ before: CheckedAd; after: CheckedAd }>

  /** Takes the ads of a blocked member from the public pages, or gives them back. */
  setOwnerBlocked(userId: number, isBlocked: boolean, tx: Tx): Promise<void>

  /** Those of the ids that there is an ad of, whatever its state. */
  findExisting(ids: readonly number[]): Promise<number[]>

  /** The addresses that crawlers shall know: public ads, newest first. */
  listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]>
}
