import type { z } from 'zod'
import type { PlacedPhoto } from '../photos/photo'
import type { AdminAd, REJECTION_RULES, rejectionSchema } from '../schemas'

export type RejectionRule = (typeof REJECTION_RULES)[number]

export type Rejection = z.output<typeof rejectionSchema>

/** What an ad said when an admin last decided on it. */
export type LastLook = {
  /** ISO 8601. */
  at: string
  says: AdminAd
  photos: PlacedPhoto[]
  /** Null where it was approved. */
  rejection: Rejection | null
}
