import type { z } from 'zod'
import type { AdState, REJECTION_RULES } from './rules'
import type {
  AD_CATEGORIES,
  AD_CONDITIONS,
  AD_TYPES,
  AdminAd,
  NewAd,
  PROVINCES,
  rejectionSchema,
} from './schemas'

export type AdType = (typeof AD_TYPES)[number]
export type AdCategory = (typeof AD_CATEGORIES)[number]
export type AdCondition = (typeof AD_CONDITIONS)[number]
export type Province = (typeof PROVINCES)[number]
export type RejectionRule = (typeof REJECTION_RULES)[number]
export type Rejection = z.output<typeof rejectionSchema>

/** The price is as it was typed: '500€', 'à discuter'. Contacts are null as well where the reader may not see them. */
export type ClassifiedAd = AdminAd & {
  id: number
  userId: number
  isApproved: boolean
  isSold: boolean
  state: AdState
  /** Reserved, still listed. */
  reservedAt: Date | null
  /** Null until it is approved. */
  expiresAt: Date | null
  /** When it went offline after its time; null while it has not. */
  endedAt: Date | null
  createdAt: Date
}

/** With what only its owner and admins may read. */
export type CheckedAd = ClassifiedAd & {
  rejectionReason: string | null
  /** Null as well where it was rejected before rules were named. */
  rejectionRule: RejectionRule | null
  /** Null where it is not sold, or was sold before dates were kept. */
  soldAt: Date | null
  /** Counts the versions of the text: an admin decides on the one they have read. */
  revision: number
}

/** With the last decision of an admin, and what it was about. */
export type ReviewedAd = CheckedAd & { lastLook: AdSnapshot | null }

/** What an ad said when an admin last decided on it. */
export type AdSnapshot = {
  /** ISO 8601. */
  at: string
  says: AdminAd
  photos: PlacedPhoto[]
  /** Null where it was approved. */
  rejection: Rejection | null
}

/** An own ad, and whether its owner has promised to keep the law on weapons. */
export type OwnAd = CheckedAd & { isCertified: boolean }

/**
 * Only the page's form gives the promise and places photos; the JSON calls do neither. Ignores photos that are gone;
 * without the list, an ad keeps its photos.
 */
export type PostedAd = NewAd & { isCertified?: boolean; photos?: readonly PlacedPhoto[] }

/** The version that an admin has read; without a revision, the present one. */
export type AdVersion = { id: number; revision?: number }

export type AdMember = { id: number; isAdmin: boolean }

/** Null for a visitor. */
export type AdReader = AdMember | null

/** Width and height are those of the large size, in pixels. */
export type AdPhoto = { id: number; hash: string; width: number; height: number; caption: string | null }

/** A photo as a form places it: the first one stands for the ad. */
export type PlacedPhoto = Pick<AdPhoto, 'id' | 'caption'>

export type WithPhotos = { photos: AdPhoto[] }
