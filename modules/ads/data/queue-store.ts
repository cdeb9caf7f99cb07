import type { Database } from '#db/database'
import type { AdState, ReviewedAd } from '../contract'
import { COMPARED_ADS, COMPARED_SIGNS } from '../domain/likeness'
import { withLook } from './last-look'
import type { AdTables } from './models'

export type QueueStore = ReturnType<typeof createQueueStore>

/** What an ad is compared with: the latest others of its owner. */
export type OtherAd = { id: number; title: string; description: string; state: AdState }

type QueuedAd = ReviewedAd & { earlierAds: number; others: OtherAd[] }

/** The ads that wait for an admin, in one statement with what else their owners have posted. */
export function createQueueStore(db: Database, { reviewed }: AdTables) {
  const oldest = `SELECT ${reviewed.columns}, ${EARLIER_ADS} AS "earlierAds", ${OTHERS[db.dialect]} AS others
    FROM classified_ads WHERE state = 'pending' ORDER BY created_at, id LIMIT $1`

  return {
    async oldest(limit: number): Promise<QueuedAd[]> {
      const rows = await db.read<{ earlierAds: number; others: string }>(oldest, [limit])
      return rows.map(({ earlierAds, others, ...row }) => ({
        ...withLook(reviewed.toRow(row)),
        earlierAds,
        others: JSON.parse(others) as OtherAd[],
      }))
    },
  }
}

/** Those of the same owner, of which two are enough to know. */
const EARLIER_ADS = `(SELECT CAST(count(*) AS integer) FROM (SELECT 1 FROM classified_ads AS earlier
  WHERE earlier.user_id = classified_ads.user_id AND earlier.id < classified_ads.id LIMIT 2) AS two)`

const others = (list: string, object: string) => `(SELECT CAST(COALESCE(${list}(${object}(
    'id', id, 'title', title, 'description', description, 'state', state)), '[]') AS text)
  FROM (SELECT id, title, substr(description, 1, ${COMPARED_SIGNS}) AS description, state
    FROM classified_ads AS other WHERE other.user_id = classified_ads.user_id AND other.id <> classified_ads.id
    ORDER BY created_at DESC, id DESC LIMIT ${COMPARED_ADS}) AS latest)`

const OTHERS = {
  sqlite: others('json_group_array', 'json_object'),
  postgres: others('json_agg', 'json_build_object'),
}
