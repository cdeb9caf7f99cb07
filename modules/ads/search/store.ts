import { type Condition, jsonRows } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { below } from '#db/filter'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import type { ClassifiedAd } from '../ad'
import { findByPostcode } from '../localities/commune-names'
import { followLocation } from '../localities/locality-of-ad'
import type { AdViews } from '../tables'
import type { AdState } from '../rules'
import type { AdQuery } from '../schemas'
import { isListed } from '../visibility'
import { listSynonyms } from './synonyms'
import { toSearchColumns, SEARCH_TEXT_VERSION, toSearchedWords } from './text'

export type SearchStore = ReturnType<typeof createSearchStore>

export function createSearchStore({ db, views: { publicView } }: { db: Database; views: AdViews }) {
  return {
    /** Includes the contacts, which the caller must hide. */
    list(query: AdQuery, slice: Slice): Promise<Page<ClassifiedAd>> {
      const { conditions, searched } = matchQuery(db, query)
      const order = query.sort || !query.q ? ORDERS[query.sort ?? 'recent'] : byRelevance(query.q)
      return publicView.readPage({ conditions: [[isListed(db)], ...conditions], searched, order }, slice)
    },

    /** Counts the ads that the query finds without its province, and that have none. */
    async countWithoutProvince({ province: _, ...query }: AdQuery): Promise<number> {
      const { conditions, searched } = matchQuery(db, query)
      const all = [[isListed(db)], ['province IS NULL'], ...conditions] as const
      const list = { conditions: all, searched, order: ORDERS.recent }
      return (await publicView.readPage(list, { limit: 1, offset: 0 })).total
    },

    /** Lists the titles, brands and places of the newest listed ads: their words are those that others search for. */
    async listTitles(limit: number): Promise<string[]> {
      const rows = await db.read<{ title: string; brand: string | null; location: string }>(
        `SELECT title, brand, location FROM classified_ads WHERE ${isListed(db)}
         ORDER BY ${ORDERS.recent} LIMIT $1`,
        [limit],
        { lane: 'searches' },
      )
      return rows.map(({ title, brand, location }) => `${title} ${brand ?? ''} ${location}`)
    },

    /** Also gives older ads the province of their place. */
    async rebuildText(limit: number, tx: Tx): Promise<number> {
      const outdated = { searchEdition: below(SEARCH_TEXT_VERSION) }
      const old = await publicView.list(outdated, { order: 'id', limit, tx })
      if (old.length === 0) return 0
      const made = old.map(followLocation).map((ad) => {
        const { id, location, province } = ad
        return { id, location, province, ...toSearchColumns(ad) }
      })
      const texts = { location: 'text', province: 'text', searchText: 'text' }
      const types = { id: 'bigint', ...texts, amount: 'integer', searchEdition: 'integer' }
      await db.write(
        `UPDATE classified_ads SET search_text = made."searchText", amount = made.amount,
           search_edition = made."searchEdition", location = made.location, province = made.province
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
  recent: 'created_at DESC, id DESC',
  oldest: 'created_at ASC, id ASC',
  'price-asc': 'amount ASC NULLS LAST, id ASC',
  'price-desc': 'amount DESC NULLS LAST, id DESC',
}

type Place = Pick<Database, 'dialect'>

/** Returns the conditions for a query. Those in `searched` may need a scan of every row. */
export function matchQuery(db: Place, query: AdQuery) {
  const { q, sort, owner, province, withoutProvince, withPhotos, min, max, ...filters } = query
  // The plus sign stops SQLite from using the index on the amount. With that index, SQLite would have to sort
  // the ads by date.
  const amount = db.dialect === 'sqlite' && !sort?.startsWith('price') ? '+amount' : 'amount'
  const conditions = matchFilters(filters)
  if (province)
    conditions.push([withoutProvince ? '(province = ? OR province IS NULL)' : 'province = ?', province])
  if (owner !== undefined) conditions.push(['user_id = ?', owner])
  if (withPhotos) conditions.push(['photo_count > 0'])
  if (min !== undefined) conditions.push([`${amount} >= ?`, min * 100])
  if (max !== undefined) conditions.push([`${amount} <= ?`, max * 100])
  return { conditions, searched: matchWords(q) }
}

/** Matches the ads that have each word, or a synonym of it. */
export const matchWords = (q = ''): Condition[] =>
  matchesEach('search_text', toSearchedWords(q), listSynonyms).map(orInItsCommune)

/** Lists the ads first whose titles have the most of the searched words. */
function byRelevance(q: string): Condition {
  // The search text begins with the title.
  const inTitle = matchesEach('substr(search_text, 1, length(title))', toSearchedWords(q), listSynonyms)
  if (inTitle.length === 0) return [ORDERS.recent]
  const found = inTitle.map(([sql]) => `CASE WHEN ${sql} THEN 1 ELSE 0 END`).join(' + ')
  return [`${found} DESC, ${ORDERS.recent}`, ...inTitle.flatMap(([, ...patterns]) => patterns)]
}

/** A postcode finds the ads of its commune that say it, or none: '4500' those in '4500 Huy', 'Huy' and 'Huy (Tihange)'. */
function orInItsCommune(word: Condition): Condition {
  const [sql, pattern] = word
  const postcode = String(pattern).replaceAll('%', '')
  const commune = findByPostcode(postcode)?.name
  if (commune === undefined) return word
  const there = 'location LIKE ? OR location = ? OR location LIKE ?'
  return [`${sql} OR ${there}`, String(pattern), `${postcode} %`, commune, `${commune} (%`]
}

type Filters = Pick<AdQuery, 'type' | 'category' | 'condition'> & { state?: AdState }

export function matchFilters({ state, type, category, condition }: Filters): Condition[] {
  return Object.entries({ state, type, category, condition }).flatMap(([column, value]): Condition[] =>
    value ? [[`${column} = ?`, value]] : [],
  )
}
