import type { CheckedAd, LastLook, PlacedPhoto, Rejection, ReviewedAd } from '../ad'
import { type AdminAd, adminAdSchema } from '../schemas'

const FIELDS = Object.keys(adminAdSchema.shape) as (keyof AdminAd)[]

/** A decision as it is stored, with all that the ad says. */
export function toSnapshot(
  ad: CheckedAd,
  shown: readonly PlacedPhoto[],
  at: Date,
  rejection: Rejection | null,
): string {
  const says = Object.fromEntries(FIELDS.map((field) => [field, ad[field]])) as AdminAd
  const photos = shown.map(({ id, caption }) => ({ id, caption }))
  return JSON.stringify({ at: at.toISOString(), says, photos, rejection } satisfies LastLook)
}

export function readSnapshot(stored: string | null): LastLook | null {
  return stored === null ? null : (JSON.parse(stored) as LastLook)
}

export const withSnapshot = (ad: CheckedAd & { lastLook: string | null }): ReviewedAd => ({
  ...ad,
  lastLook: readSnapshot(ad.lastLook),
})
