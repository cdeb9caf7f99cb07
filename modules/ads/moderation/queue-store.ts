import { jsonArray } from '#db/conditions'
import type { Database } from '#db/database'
import type { ReviewedAd } from '../ad'
import type { AdViews } from '../tables'
import type { AdState } from '../rules'
import { notBinned } from '../visibility'
import { type OnlineVersion, selectOnline, withOnline } from './online-store'
import { withSnapshot } from './snapshot'

export type PendingStore = ReturnType<typeof createPendingStore>

/** The maximum number of similar ads that the queue shows for one ad. */
export const MOST_SIMILAR = 3
/** How many characters of a description are compared. */
export const COMPARED_CHARACTERS = 500
/** How many of the owner's latest ads are compared with an ad. */
const COMPARED_ADS = 20

export type QueuedAd = ReviewedAd & {
  earlierAds: number
  /** The owner's latest other ads. */
  others: { id: number; title: string; description: string; state: AdState }[]
  /** Ads of all members that show one of this ad's photos, newest first. */
  samePhoto: { id: number; title: string; state: AdState; userId: number }[]
}

export function createPendingStore({ db, views: { moderationView } }: { db: Database; views: AdViews }) {
  const oldest = `SELECT ${moderationView.columns}, ${EARLIER_ADS} AS "earlierAds", ${selectOthers(db)} AS others,
      ${selectSamePhoto(db)} AS "samePhoto", ${selectOnline(db)}
    FROM classified_ads WHERE state = 'pending' ORDER BY created_at, id LIMIT $1`

  return {
    async listOldest(limit: number): Promise<QueuedAd[]> {
      const rows = await db.read<QueueRow>(oldest, [limit])
      return rows.map(({ earlierAds, others, samePhoto, says, photos, ...row }) => ({
        ...withOnline(withSnapshot(moderationView.toRow(row)), { says, photos }),
        earlierAds,
        others: JSON.parse(others) as QueuedAd['others'],
        samePhoto: JSON.parse(samePhoto) as QueuedAd['samePhoto'],
      }))
    },
  }
}

type QueueRow = { earlierAds: number; others: string; samePhoto: string } & OnlineVersion

const EARLIER_ADS = `(SELECT CAST(count(*) AS integer) FROM (SELECT 1 FROM classified_ads AS earlier
  WHERE earlier.user_id = classified_ads.user_id AND earlier.id < classified_ads.id
    AND earlier.corrects_id IS NULL AND ${notBinned('earlier')} LIMIT 2) AS two)`

/** Leaves out the corrections of other ads, and the ad that this row corrects. */
const isAnotherAd = 'other.corrects_id IS NULL AND other.id <> COALESCE(classified_ads.corrects_id, 0)'

const selectOthers = (db: Database) =>
  jsonArray(
    db,
    `'id', id, 'title', title, 'description', description, 'state', state`,
    `SELECT id, title, substr(description, 1, ${COMPARED_CHARACTERS}) AS description, state
     FROM classified_ads AS other WHERE other.user_id = classified_ads.user_id AND other.id <> classified_ads.id
       AND ${isAnotherAd} AND ${notBinned('other')}
     ORDER BY created_at DESC, id DESC LIMIT ${COMPARED_ADS}`,
  )

/** The fingerprint of every picture of a single colour. Such pictures are not compared. */
const PLAIN = '0'.repeat(16)

const selectSamePhoto = (db: Database) =>
  jsonArray(
    db,
    `'id', id, 'title', title, 'state', state, 'userId', user_id`,
    `SELECT DISTINCT other.id, other.title, other.state, other.user_id
     FROM ad_photos AS photo
     JOIN ad_photos AS same ON same.fingerprint = photo.fingerprint AND same.ad_id <> photo.ad_id
     JOIN classified_ads AS other ON other.id = same.ad_id AND ${isAnotherAd} AND ${notBinned('other')}
     WHERE photo.ad_id = classified_ads.id AND photo.fingerprint <> '${PLAIN}'
     ORDER BY other.id DESC LIMIT ${MOST_SIMILAR}`,
  )
