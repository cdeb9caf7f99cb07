import { type Condition, isAmong } from '#db/conditions'
import type { Database } from '#db/database'
import type { Table } from '#db/table'
import type { Page, Slice } from '#modules/kernel/page'
import type { AdminAdQuery, AdQuery, CheckedAd, ClassifiedAd, ReviewedAd } from '../contract'
import { equal, isFoundBy, isPublic, notBinned, publicAds } from '../search/condition-store'
import { withLook } from '../moderation/snapshot'
import type { AdTables } from '../models'

export type AdLists = ReturnType<typeof createAdLists>

export function createAdLists(db: Database, { all, reviewed, checked, shown }: AdTables) {
  function readPage<Ad>(
    ads: Table<Ad>,
    slice: Slice,
    conditions: readonly Condition[],
    { sort, searched }: { sort?: AdQuery['sort']; searched?: readonly Condition[] } = {},
  ): Promise<Page<Ad>> {
    return ads.readPage({ conditions, searched, order: ORDERS[sort ?? 'newest'] }, slice)
  }

  async function count(where: string, ...values: number[]): Promise<number> {
    const [row] = await db.read<{ count: number | string }>(
      `SELECT count(*) AS count FROM classified_ads WHERE ${where}`,
      values,
    )
    return Number(row!.count)
  }

  return {
    listPublic(query: AdQuery, slice: Slice): Promise<Page<ClassifiedAd>> {
      const { conditions, searched } = publicAds(db, query)
      return readPage(shown, slice, conditions, { sort: query.sort, searched })
    },

    listAll(
      { q, ownerIds = [], owner, but, sort, ...filters }: AdminAdQuery,
      slice: Slice,
    ): Promise<Page<CheckedAd>> {
      const searched = orOfOwners(db, ownerIds, isFoundBy(q))
      const conditions: Condition[] = [
        [notBinned()],
        ...equal(filters),
        ...(owner === undefined ? [] : [['user_id = ?', owner] as const]),
        ...(but ? [['state <> ?', but] as const] : []),
      ]
      return readPage(checked, slice, conditions, { sort, searched })
    },

    listOwn: (userId: number, slice: Slice) =>
      readPage(checked, slice, [['user_id = ?', userId], [notBinned()]]),

    async findAllOwn(userId: number): Promise<ReviewedAd[]> {
      const own = `WHERE user_id = $1 AND ${notBinned()} ORDER BY ${ORDERS.newest}`
      return (await reviewed.read(own, [userId])).map(withLook)
    },

    listPending: (slice: Slice) => readPage(shown, slice, [[PENDING]]),

    countPublic: (userId: number) => count(`user_id = $1 AND ${isPublic(db)}`, userId),

    listAddresses: (limit: number): Promise<{ id: number; updatedAt: Date }[]> =>
      all.only('id', 'updatedAt').read(`WHERE ${isPublic(db)} ORDER BY ${ORDERS.newest} LIMIT $1`, [limit]),
  }
}

const PENDING = "state = 'pending'"

const ORDERS = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at ASC, id ASC',
  'price-asc': 'amount ASC NULLS LAST, id ASC',
  'price-desc': 'amount DESC NULLS LAST, id DESC',
}

/** Ads that match the search, or belong to one of these members. */
function orOfOwners(db: Database, ownerIds: readonly number[], searched: readonly Condition[]): Condition[] {
  if (searched.length === 0 || ownerIds.length === 0) return [...searched]
  const [ofOwners, ...owners] = isAmong(db, 'user_id', ownerIds)
  const allMatch = searched.map(([sql]) => sql).join(' AND ')
  return [[`${ofOwners} OR (${allMatch})`, ...owners, ...searched.flatMap(([, ...values]) => values)]]
}
