import type { CheckedAd, LastLook, PlacedPhoto, Rejection, ReviewedAd } from '../contract'
import { type AdminAd, adminAdSchema } from '../schemas'

const FIELDS = Object.keys(adminAdSchema.shape) as (keyof AdminAd)[]

/** What is kept of a decision, with all that the ad says. */
export function lookAt(
  ad: CheckedAd,
  shown: readonly PlacedPhoto[],
  at: Date,
  rejection: Rejection | null,
): string {
  const says = Object.fromEntries(FIELDS.map((field) => [field, ad[field]])) as AdminAd
  const photos = shown.map(({ id, caption }) => ({ id, caption }))
  return JSON.stringify({ at: at.toISOString(), says, photos, rejection } satisfies LastLook)
}

export function readLook(stored: string | null): LastLook | null {
  return stored === null ? null : (JSON.parse(stored) as LastLook)
}

export const withLook = (ad: CheckedAd & { lastLook: string | null }): ReviewedAd => ({
  ...ad,
  lastLook: readLook(ad.lastLook),
})
