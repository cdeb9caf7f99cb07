import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { asFound, SEARCH_EDITION } from '../domain/search'
import type { AdTables } from './models'

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
      await db.run(SAVE[db.dialect], [JSON.stringify(made)], tx)
      await announceContentChange(db, tx)
      return old.length
    },
  }
}

const save = (made: string) => `
  UPDATE classified_ads SET search_text = made."searchText", amount = made.amount,
    search_edition = made."searchEdition"
  FROM ${made} WHERE classified_ads.id = made.id`

const SAVE = {
  postgres: save(
    `json_to_recordset(CAST($1 AS json))
      AS made (id integer, "searchText" text, amount integer, "searchEdition" integer)`,
  ),
  sqlite: save(
    `(SELECT value ->> 'id' AS id, value ->> 'searchText' AS "searchText", value ->> 'amount' AS amount,
        value ->> 'searchEdition' AS "searchEdition" FROM json_each($1)) AS made`,
  ),
}
