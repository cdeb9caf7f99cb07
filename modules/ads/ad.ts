import type { AdState } from './visibility'
import type { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES, AdminAd, NewAd, PROVINCES } from './schemas'
import type { PlacedPhoto } from './photos/photo'
import type { Likeness } from './moderation/likeness'
import type { LastLook, RejectionRule } from './moderation/review'

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
  /** When it went offline after its time; null while it has not. */
  endedAt: Date | null
  createdAt: Date
}

/** An ad with what only its owner and admins learn. */
export type CheckedAd = ClassifiedAd & {
  rejectionReason: string | null
  /** Null as well where it was rejected before rules were named. */
  rejectionRule: RejectionRule | null
  /** Null where it is not sold, or nobody knows since when. */
  soldAt: Date | null
  /** Counts the versions of what the ad says: an admin decides on the one they have read. */
  revision: number
}

/** With what an admin has decided on it before. */
export type ReviewedAd = CheckedAd & { lastLook: LastLook | null }

/** An ad in the queue of admins. */
export type WaitingAd = ReviewedAd & {
  /** How many its owner posted before it: 0, 1, or 2 for more. */
  earlierAds: number
  /** What may be the same thing, in any state: what shows the same photo first, then the last posted. */
  similar: SimilarAd[]
}

/** By the same photo, an ad of any member; by what it says, one of the same member. */
export type SimilarAd = Pick<CheckedAd, 'id' | 'title' | 'state'> & { isOwn: boolean; by: Likeness | 'photo' }

/** An own ad, and whether its owner has promised to keep the law on weapons. */
export type OwnAd = CheckedAd & { isCertified: boolean }

/**
 * The promise is given in the page's form, and photos are placed there; the calls know neither. Photos that are gone
 * are left out; without the list, an ad keeps those that it has.
 */
export type PostedAd = NewAd & { isCertified?: boolean; photos?: readonly PlacedPhoto[] }

/** An ad as an admin has read it; without a revision, whatever it says now. */
export type AdVersion = { id: number; revision?: number }

/** What decides on a member's rights to an ad. */
export type AdMember = { id: number; isAdmin: boolean }

/** Null for a visitor. */
export type AdReader = AdMember | null
