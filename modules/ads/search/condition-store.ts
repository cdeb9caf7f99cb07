import { type Condition, holds } from '#db/conditions'
import type { Database } from '#db/database'
import { matchesEach } from '#db/search'
import type { AdminAdQuery, AdQuery } from '../contract'
import { searchedWords } from './text'

type Place = Pick<Database, 'dialect'>

/** Not in the bin. Every read of ads asks for this, or for another state. */
export const notBinned = (ad = 'classified_ads') => `${ad}.state <> 'binned'`

export const isPublic = (db: Place) => `state = 'online' AND ${holds(db, 'owner_is_blocked', false)}`

/** The public ads that a search finds. For `searched` every row may have to be looked through. */
export function publicAds(db: Place, query: AdQuery) {
  const { conditions, searched } = filtersOf(db, query)
  return { conditions: [[isPublic(db)], ...conditions] as Condition[], searched }
}

/** What a search asks of an ad. */
export function filtersOf(db: Place, { q, sort, owner, withPhotos, min, max, ...filters }: AdQuery) {
  // Without the sign, SQLite would read all ads between two prices to sort them by time.
  const amount = db.dialect === 'sqlite' && !sort?.startsWith('price') ? '+amount' : 'amount'
  const conditions = equal(filters)
  if (owner !== undefined) conditions.push(['user_id = ?', owner])
  if (withPhotos) conditions.push(['photo_count > 0'])
  if (min !== undefined) conditions.push([`${amount} >= ?`, min * 100])
  if (max !== undefined) conditions.push([`${amount} <= ?`, max * 100])
  return { conditions, searched: isFoundBy(q) }
}

export const isFoundBy = (q = ''): Condition[] => matchesEach('search_text', searchedWords(q))

type Filters = Pick<AdQuery, 'type' | 'category' | 'condition' | 'province'> & Pick<AdminAdQuery, 'state'>

/** Each filter is named after its column. */
export function equal({ state, type, category, condition, province }: Filters): Condition[] {
  return Object.entries({ state, type, category, condition, province }).flatMap(
    ([column, value]): Condition[] => (value ? [[`${column} = ?`, value]] : []),
  )
}
