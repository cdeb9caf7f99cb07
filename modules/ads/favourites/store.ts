import { isAmong } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { readListPage } from '#db/list-page'
import type { Page, Slice } from '#modules/kernel/page'
import type { AdViews, Tables } from '../tables'
import { notBinned } from '../visibility'

export type FavouriteStore = ReturnType<typeof createFavouriteStore>

type Given = { db: Database; tables: Tables; views: AdViews }

export function createFavouriteStore({ db, tables, views }: Given) {
  const favourites = tables.favourites
  const listed = { favourite: favourites.joinedAs('favourite'), ad: views.summary.joinedAs('ad') }

  return {
    has: async (userId: number, adId: number, tx?: Tx): Promise<boolean> =>
      (await favourites.find({ userId, adId }, tx)) !== null,

    async listKeepers(adId: number): Promise<number[]> {
      return (await favourites.only('userId').list({ adId }, { order: 'user_id' })).map(
        ({ userId }) => userId,
      )
    },

    async findKept(userId: number, adIds: readonly number[]): Promise<number[]> {
      if (adIds.length === 0) return []
      return (await favourites.list([['user_id = ?', userId], isAmong(db, 'ad_id', adIds)])).map(
        ({ adId }) => adId,
      )
    },

    async add(userId: number, adId: number, at: Date, tx: Tx): Promise<void> {
      await favourites.insert({ userId, adId, createdAt: at }, tx)
    },

    async remove(userId: number, adId: number): Promise<void> {
      await favourites.remove({ userId, adId })
    },

    async count(userId: number, tx: Tx): Promise<number> {
      const [row] = await db.read<{ count: number | string }>(
        `SELECT count(*) AS count FROM ${WITH_AD} WHERE favourite.user_id = $1`,
        [userId],
        { tx },
      )
      return Number(row!.count)
    },

    list(userId: number, slice: Slice): Promise<Page<Summary & { keptAt: Date }>> {
      const list = {
        table: WITH_AD,
        columns: `${listed.favourite.columns}, ${listed.ad.columns}`,
        conditions: [['favourite.user_id = ?', userId]] as const,
        order: 'favourite.created_at DESC, favourite.ad_id DESC',
      }
      return readListPage(db, list, slice, (row: object) => {
        return { ...listed.ad.toRow(row), keptAt: listed.favourite.toRow(row).createdAt }
      })
    },

    async findOwn(userId: number): Promise<{ ad: string; keptAt: Date }[]> {
      const rows = await db.read<{ ad: string }>(
        `SELECT ad.title AS ad, ${listed.favourite.columns} FROM ${WITH_AD}
         WHERE favourite.user_id = $1 ORDER BY favourite.created_at, favourite.ad_id`,
        [userId],
      )
      return rows.map((row) => ({ ad: row.ad, keptAt: listed.favourite.toRow(row).createdAt }))
    },
  }
}

type Summary = Awaited<ReturnType<AdViews['summary']['read']>>[number]

/** Leaves out ads that were taken down, because no admin has read what their owners write then. */
const WITH_AD = `favourites AS favourite
  JOIN classified_ads AS ad ON ad.id = favourite.ad_id AND ${notBinned('ad')} AND ad.state NOT IN ('pending', 'rejected')`
