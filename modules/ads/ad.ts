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

/**
 * An ad as one reader may see it. `price` is the text that the owner typed, such as 'à discuter'. Contact
 * fields are null if they are empty or the reader may not see them.
 */
export type ClassifiedAd = AdminAd & {
  id: number
  userId: number
  isApproved: boolean
  isSold: boolean
  state: AdState
  /** When the owner reserved the ad for a buyer, or null. A reserved ad stays listed. */
  reservedAt: Date | null
  /** The price before the owner lowered it, and when they did. Lists show it for a while: see `findFormerPrice`. */
  formerPrice: string | null
  loweredAt: Date | null
  /** When the ad's time online ends. Null until an admin approves the ad. */
  expiresAt: Date | null
  /** When the ad expired and went offline, or null. */
  endedAt: Date | null
  createdAt: Date
}

/** An ad with the fields that only its owner and admins may read. */
export type CheckedAd = ClassifiedAd & {
  /** The online ad that this one is a correction of, or null. A correction is pending or rejected. */
  correctsId: number | null
  rejectionReason: string | null
  /** Null if the ad is not rejected. Some old rejections also have no rule. */
  rejectionRule: RejectionRule | null
  /** Null if the ad is not sold. Some old sales also have no date. */
  soldAt: Date | null
  /** The version number of the ad's text. A decision on an earlier revision is refused. */
  revision: number
}

/**
 * An ad with the snapshot from the last decision of an admin. `lastLook` is null if no admin has decided on
 * the ad.
 */
export type ReviewedAd = CheckedAd & { lastLook: AdSnapshot | null }

/** The content of an ad when an admin last decided on it, together with that decision. */
export type AdSnapshot = {
  /** The moment of the decision, in ISO 8601. Null for the online version, with which a correction is compared. */
  at: string | null
  says: AdminAd
  photos: PlacedPhoto[]
  /** Null if the decision was an approval. */
  rejection: Rejection | null
}

/** An ad as its owner may read it. `isCertified` tells whether they have promised to obey the law on weapons. */
export type OwnAd = CheckedAd & { isCertified: boolean }

/**
 * The ad that a member submits. `isCertified` is their promise to obey the law on weapons. If `photos` is
 * absent, a change keeps the ad's photos.
 */
export type PostedAd = NewAd & { isCertified?: boolean; photos?: readonly PlacedPhoto[] }

/** An ad that an admin has read. Without `revision`, the current revision counts as read. */
export type AdVersion = { id: number; revision?: number }

export type AdMember = { id: number; isAdmin: boolean }

/** The member who reads an ad; null for a visitor. */
export type AdReader = AdMember | null

/** A photo of an ad. Width and height are those of the large size, in pixels. */
export type AdPhoto = { id: number; hash: string; width: number; height: number; caption: string | null }

/** A photo as the ad form lists it. Lists of ads show the first photo of each ad. */
export type PlacedPhoto = Pick<AdPhoto, 'id' | 'caption'>

/** What the form of an ad held when it was kept: its fields as they were typed, unchecked, and its photos in their order. */
export type DraftContent = { fields: Record<string, string>; photos: PlacedPhoto[] }

export type WithPhotos = { photos: AdPhoto[] }
