import { type Condition, jsonRows } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { below } from '#db/filter'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import type { ClassifiedAd } from '../ad'
import type { AdViews } from '../tables'
import type { AdState } from '../rules'
import type { AdQuery } from '../schemas'
import { isListed } from '../visibility'
import { toSearchColumns, SEARCH_TEXT_VERSION, toSearchedWords } from './text'

export type SearchStore = ReturnType<typeof createSearchStore>

export function createSearchStore({ db, views: { publicView } }: { db: Database; views: AdViews }) {
  return {
    /** Includes the contacts, which the caller must hide. */
    list(query: AdQuery, slice: Slice): Promise<Page<ClassifiedAd>> {
      const { conditions, searched } = matchQuery(db, query)
      const order = ORDERS[query.sort ?? 'newest']
      return publicView.readPage({ conditions: [[isListed(db)], ...conditions], searched, order }, slice)
    },

    async rebuildText(limit: number, tx: Tx): Promise<number> {
      const outdated = { searchEdition: below(SEARCH_TEXT_VERSION) }
      const old = await publicView.list(outdated, { order: 'id', limit, tx })
      if (old.length === 0) return 0
      const made = old.map((ad) => ({ id: ad.id, ...toSearchColumns(ad) }))
      const types = { id: 'bigint', searchText: 'text', amount: 'integer', searchEdition: 'integer' }
      await db.write(
        `UPDATE classified_ads SET search_text = made."searchText", amount = made.amount,
           search_edition = made."searchEdition"
         FROM ${jsonRows(db, 'made', '$1', types)} WHERE classified_ads.id = made.id`,
        [JSON.stringify(made)],
        tx,
      )
      await announceContentChange(db, { ads: old.map(({ id }) => id) }, tx)
      return old.length
    },
  }
}

export const ORDERS = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at ASC, id ASC',
  'price-asc': 'amount ASC NULLS LAST, id ASC',
  'price-desc': 'amount DESC NULLS LAST, id DESC',
}

type Place = Pick<Database, 'dialect'>

/** Returns the conditions for a query. Those in `searched` may need a scan of every row. */
export function matchQuery(db: Place, { q, sort, owner, withPhotos, min, max, ...filters }: AdQuery) {
  // The plus sign stops SQLite from using the index on the amount. With that index, SQLite would have to sort
  // the ads by date.
  const amount = db.dialect === 'sqlite' && !sort?.startsWith('price') ? '+amount' : 'amount'
  const conditions = matchFilters(filters)
  if (owner !== undefined) conditions.push(['user_id = ?', owner])
  if (withPhotos) conditions.push(['photo_count > 0'])
  if (min !== undefined) conditions.push([`${amount} >= ?`, min * 100])
  if (max !== undefined) conditions.push([`${amount} <= ?`, max * 100])
  return { conditions, searched: matchWords(q) }
}

export const matchWords = (q = ''): Condition[] => matchesEach('search_text', toSearchedWords(q))

type Filters = Pick<AdQuery, 'type' | 'category' | 'condition' | 'province'> & { state?: AdState }

export function matchFilters({ state, type, category, condition, province }: Filters): Condition[] {
  return Object.entries({ state, type, category, condition, province }).flatMap(
    ([column, value]): Condition[] => (value ? [[`${column} = ?`, value]] : []),
  )
}
