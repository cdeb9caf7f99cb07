import type { CheckedAd, AdSnapshot, PlacedPhoto, Rejection, ReviewedAd } from '../ad'
import { type AdminAd, adminAdSchema } from '../schemas'

/** What an ad says, and an admin may change. */
export const CONTENT_FIELDS = Object.keys(adminAdSchema.shape) as (keyof AdminAd)[]

export const toContent = (ad: AdminAd): AdminAd =>
  Object.fromEntries(CONTENT_FIELDS.map((field) => [field, ad[field]])) as AdminAd

export function toSnapshot(
  ad: CheckedAd,
  placed: readonly PlacedPhoto[],
  at: Date,
  rejection: Rejection | null,
): string {
  const says = toContent(ad)
  const photos = placed.map(({ id, caption }) => ({ id, caption }))
  return JSON.stringify({ at: at.toISOString(), says, photos, rejection } satisfies AdSnapshot)
}

function readSnapshot(stored: string | null): AdSnapshot | null {
  return stored === null ? null : (JSON.parse(stored) as AdSnapshot)
}

export const withSnapshot = (ad: CheckedAd & { lastLook: string | null }): ReviewedAd => ({
  ...ad,
  lastLook: readSnapshot(ad.lastLook),
})
