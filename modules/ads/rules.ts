import { after, RETENTION, toMs } from '#modules/kernel/retention'

export { listHints } from './moderation/hints'

/**
 * The state of an ad, which `toState` computes. Ads are 'hidden' while an admin handles a report about them.
 */
export type AdState = (typeof AD_STATES)[number]
export const AD_STATES = ['pending', 'online', 'sold', 'expired', 'hidden', 'rejected'] as const

export const REJECTION_RULES = [
  'distance-sale',
  'category',
  'photo',
  'contact',
  'off-topic',
  'misleading',
  'duplicate',
  'other',
] as const

/** How long before the end of an ad its owner gets a mail. */
export const MAILED_BEFORE_END_MS = toMs({ days: 7 })
/** How many days before its end an online ad becomes renewable. */
export const RENEWABLE_DAYS = 14

export const ONLINE_MS = toMs(RETENTION.onlineAd)
export const DELETED_AFTER_MS = toMs(RETENTION.expiredAd)
export const RESTORED_FOR_MS = toMs(RETENTION.restoredAd)

/** The limits for each member. */
export const MOST_WAITING_ADS = 10
export const MOST_ADS = 40
export const MOST_OWN_PHOTOS = 60
export const MOST_PHOTO_MEGABYTES = 100
export const MOST_CONVERSATIONS = 200
export const MOST_HELD_MESSAGES = 5
export const MOST_FAVOURITES = 200
export const MOST_ALERTS = 10

/** The minimum and maximum number of characters. `reason` is why an ad is rejected. */
export const LENGTHS = {
  title: [3, 120],
  description: [10, 5000],
  brand: [0, 60],
  caliber: [0, 40],
  weight: [0, 30],
  features: [0, 120],
  price: [1, 40],
  location: [2, 80],
  contactInfo: [0, 200],
  caption: [0, 120],
  reason: [10, 500],
  message: [1, 2000],
} as const

/** The most photos of one ad. A CHECK of the database has the same limit. */
export const MOST_PHOTOS = 6
/** The most photos of a member that may wait for an ad. A further photo replaces the oldest. */
export const MOST_WAITING_PHOTOS = 24

/** The most characters of the texts in a draft together. */
export const LONGEST_DRAFT = 20_000

export const MOST_IN_DIGEST = 20
export const MAILED_CHARACTERS = 200

/** Returns the number of days until a moment, rounded up; 0 once it is past. */
export function daysUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / toMs({ days: 1 })))
}

export function deletedAt(endedAt: Date): Date {
  return after(endedAt, RETENTION.expiredAd)
}
