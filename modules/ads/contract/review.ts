import type { Tx } from '#db/database'
import type { z } from 'zod'
import type { PlacedPhoto } from '../domain/photos'
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

export interface AdReview {
  /** Approves the pending ones; the others stay as they are. Keeps what they say, like `reject`. */
  approve(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Rejects the pending ones; the others stay as they are. Their owners may correct them and send them again. */
  reject(ids: readonly number[], rejection: Rejection, tx: Tx): Promise<boolean>

  /** Null for an ad that no admin has decided on. */
  findLastLook(id: number): Promise<LastLook | null>
}
