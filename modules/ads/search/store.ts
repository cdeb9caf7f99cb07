import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { jsonRows } from '#db/conditions'
import { asFound, SEARCH_EDITION } from './text'
import type { AdTables } from '../models'

export type SearchStore = ReturnType<typeof createSearchStore>

export function createSearchStore(db: Database, { shown }: AdTables) {
  return {
    /** What the ads of an older edition are found by, for `limit` of them; returns how many there were. */
    async remake(limit: number, tx: Tx): Promise<number> {
      const old = await shown.read(
        'WHERE search_edition < $1 ORDER BY id LIMIT $2',
        [SEARCH_EDITION, limit],
        tx,
      )
      if (old.length === 0) return 0
      const made = old.map((ad) => ({ id: ad.id, ...asFound(ad) }))
      const types = { id: 'integer', searchText: 'text', amount: 'integer', searchEdition: 'integer' }
      await db.run(
        `UPDATE classified_ads SET search_text = made."searchText", amount = made.amount,
           search_edition = made."searchEdition"
         FROM ${jsonRows(db, 'made', '$1', types)} WHERE classified_ads.id = made.id`,
        [JSON.stringify(made)],
        tx,
      )
      await announceContentChange(db, tx)
      return old.length
    },
  }
}
