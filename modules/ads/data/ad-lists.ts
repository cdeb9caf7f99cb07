import type { Database } from '#db/database'
import { type Condition, holds, isAmong } from '#db/conditions'
import { readListPart } from '#db/list-part'
import { asDate, type StoredDate } from '#db/read'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import type { AdminAdQuery, AdQuery, AdState, CheckedAd, ClassifiedAd } from '../contract'
import { AD_COLUMNS, adOf, type AdRow, checkedAdOf } from './ad-row'

export type AdLists = ReturnType<typeof createAdLists>

export function createAdLists(db: Database) {
  const isPublic = publicIn(db)

  function readPage<Ad>(
    toAd: (row: AdRow) => Ad,
    slice: Slice,
    conditions: readonly Condition[],
    { sort, searched }: { sort?: 'oldest'; searched?: readonly Condition[] } = {},
  ): Promise<Page<Ad>> {
    const list = { table: 'classified_ads', columns: AD_COLUMNS, conditions, searched, order: orderOf(sort) }
    return readListPart(db, list, slice, toAd)
  }

  async function readAll(condition: string, ...values: number[]): Promise<CheckedAd[]> {
    const rows = await db.read<AdRow>(`SELECT ${AD_COLUMNS} FROM classified_ads WHERE ${condition}`, values)
    return rows.map(checkedAdOf)
  }

  return {
    listPublic({ q = '', sort, ...filters }: AdQuery, slice: Slice): Promise<Page<ClassifiedAd>> {
      const searched = matchesEach('search_text', foldSearch(q))
      return readPage(adOf, slice, [[isPublic], ...equal(filters)], { sort, searched })
    },

    /** For admins. Each ad is read that a search is not about: it waits its turn, as the members' own. */
    listAll({ q = '', ownerIds = [], state, sort, ...filters }: AdminAdQuery, slice: Slice) {
      const searched = orOfOwners(db, ownerIds, matchesEach('search_text', foldSearch(q)))
      const ofState = state ? [inState(state)] : []
      return readPage(checkedAdOf, slice, [...ofState, ...equal(filters)], { sort, searched })
    },

    listOwn: (userId: number, slice: Slice) => readPage(checkedAdOf, slice, [['user_id = ?', userId]]),

    findAllOwn: (userId: number) => readAll(`user_id = $1 ORDER BY ${orderOf()}`, userId),

    /** What is sold already needs no approval any more. */
    listPending: (slice: Slice) => readPage(adOf, slice, [inState('pending')]),

    findOldestPending: (limit: number) => readAll(`${PENDING} ORDER BY ${orderOf('oldest')} LIMIT $1`, limit),

    async countPending(): Promise<number> {
      const [row] = await db.read<{ count: number | string }>(
        `SELECT count(*) AS count FROM classified_ads WHERE ${PENDING}`,
      )
      return Number(row!.count)
    },

    async listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]> {
      const rows = await db.read<{ id: number; updatedAt: StoredDate }>(
        `SELECT id, updated_at AS "updatedAt" FROM classified_ads
         WHERE ${isPublic} ORDER BY ${orderOf()} LIMIT $1`,
        [limit],
      )
      return rows.map(({ id, updatedAt }) => ({ id, updatedAt: asDate(updatedAt) }))
    },
  }
}

/** What lists show to everybody. */
const publicIn = (db: Database) => `state = 'online' AND ${holds(db, 'owner_is_blocked', false)}`

const PENDING = "state = 'pending'"

const inState = (state: AdState): Condition => ['state = ?', state]

function equal({ type, category, condition }: Pick<AdQuery, 'type' | 'category' | 'condition'>): Condition[] {
  const filters = { type, category, condition }
  return Object.entries(filters).flatMap(([column, value]): Condition[] =>
    value ? [[`${column} = ?`, value]] : [],
  )
}

/** What is searched for, or belongs to one of these members. */
function orOfOwners(db: Database, ownerIds: readonly number[], searched: readonly Condition[]): Condition[] {
  if (searched.length === 0 || ownerIds.length === 0) return [...searched]
  const [ofThem, ...owners] = isAmong(db, 'user_id', ownerIds)
  const values = searched.flatMap(([, ...given]) => given)
  return [[`${ofThem} OR (${allOf(searched)})`, ...owners, ...values]]
}

const allOf = (conditions: readonly Condition[]) => conditions.map(([sql]) => sql).join(' AND ')

const orderOf = (sort?: 'oldest') =>
  sort === 'oldest' ? 'created_at ASC, id ASC' : 'created_at DESC, id DESC'
