import { jsonArray } from '#db/conditions'
import type { Database } from '#db/database'
import type { PlacedPhoto, ReviewedAd } from '../ad'
import type { AdminAd } from '../schemas'
import { CONTENT_FIELDS } from './snapshot'

/** The version online of the ad that a correction corrects. Both are JSON arrays, empty for any other ad. */
export type OnlineVersion = { says: string; photos: string }

/** SQL for an `OnlineVersion`. A photo that the correction shows too has its number there. */
export function selectOnline(db: Database): string {
  const fields = CONTENT_FIELDS.map((field) => `'${field}', ${toColumn(field)}`).join(', ')
  const says = jsonArray(
    db,
    fields,
    'SELECT * FROM classified_ads AS online WHERE online.id = classified_ads.corrects_id',
  )
  const photos = jsonArray(
    db,
    "'id', id, 'caption', caption",
    `SELECT COALESCE((SELECT min(copy.id) FROM ad_photos AS copy
         WHERE copy.ad_id = classified_ads.id AND copy.hash = photo.hash), photo.id) AS id, caption
     FROM ad_photos AS photo WHERE photo.ad_id = classified_ads.corrects_id ORDER BY position`,
  )
  return `${says} AS says, ${photos} AS photos`
}

const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Compares a correction with the version online, and leaves other ads as they are. */
export function withOnline(ad: ReviewedAd, { says, photos }: OnlineVersion): ReviewedAd {
  const [online] = JSON.parse(says) as AdminAd[]
  if (!online) return ad
  const rejection = ad.lastLook?.rejection ?? null
  return {
    ...ad,
    lastLook: { at: null, says: online, photos: JSON.parse(photos) as PlacedPhoto[], rejection },
  }
}
