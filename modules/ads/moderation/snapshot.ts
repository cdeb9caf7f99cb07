import type { CheckedAd, AdSnapshot, PlacedPhoto, Rejection, ReviewedAd } from '../ad'
import { type AdminAd, adminAdSchema } from '../schemas'

const FIELDS = Object.keys(adminAdSchema.shape) as (keyof AdminAd)[]

export function toSnapshot(
  ad: CheckedAd,
  placed: readonly PlacedPhoto[],
  at: Date,
  rejection: Rejection | null,
): string {
  const says = Object.fromEntries(FIELDS.map((field) => [field, ad[field]])) as AdminAd
  const photos = placed.map(({ id, caption }) => ({ id, caption }))
  return JSON.stringify({ at: at.toISOString(), says, photos, rejection } satisfies AdSnapshot)
}

export function readSnapshot(stored: string | null): AdSnapshot | null {
  return stored === null ? null : (JSON.parse(stored) as AdSnapshot)
}

export const withSnapshot = (ad: CheckedAd & { lastLook: string | null }): ReviewedAd => ({
  ...ad,
  lastLook: readSnapshot(ad.lastLook),
})
