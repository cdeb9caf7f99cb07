import type { Database, Tx } from '#db/database'
import { readListPage } from '#db/list-page'
import { table } from '#db/table'
import type { Page, Slice } from '#modules/kernel/page'
import type { AdTables, Models } from '../models'
import { notBinned } from '../visibility'

export type FavouriteStore = ReturnType<typeof createFavouriteStore>

type Given = { db: Database; models: Models; tables: AdTables }

export function createFavouriteStore({ db, models, tables }: Given) {
  const favourites = table(db, models.favourites)
  const listed = { favourite: favourites.joinedAs('favourite'), ad: tables.summary.joinedAs('ad') }

  return {
    async has(userId: number, adId: number, tx?: Tx): Promise<boolean> {
      const found = await favourites
        .only('adId')
        .read('WHERE user_id = $1 AND ad_id = $2', [userId, adId], tx)
      return found.length > 0
    },

    async add(userId: number, adId: number, at: Date, transaction: Tx): Promise<void> {
      await models.favourites.create({ userId, adId, createdAt: at }, { transaction })
    },

    async remove(userId: number, adId: number): Promise<void> {
      await db.run('DELETE FROM favourites WHERE user_id = $1 AND ad_id = $2', [userId, adId])
    },

    async count(userId: number, tx: Tx): Promise<number> {
      const [row] = await db.read<{ count: number | string }>(
        `SELECT count(*) AS count FROM ${WITH_AD} WHERE favourite.user_id = $1`,
        [userId],
        tx,
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

type Summary = Awaited<ReturnType<AdTables['summary']['read']>>[number]

const WITH_AD = `favourites AS favourite
  JOIN classified_ads AS ad ON ad.id = favourite.ad_id AND ${notBinned('ad')}`
