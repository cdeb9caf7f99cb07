import { and, type WhereOptions } from 'sequelize'
import type { Database } from '../../../db/database'
import { holds, readListPart } from '../../../db/list-part'
import { matchesAll, searchInTurn } from '../../../db/search'
import type { Page, Slice } from '../../kernel/page'
import { foldSearch } from '../../kernel/search'
import type { AdminAdQuery, AdQuery, AdState, CheckedAd, ClassifiedAd } from '../contract'
import { type AdModel, type Models, toAd, toCheckedAd } from './models'

export type AdLists = ReturnType<typeof createAdLists>

export function createAdLists(db: Database, { ads }: Models) {
  const states = statesIn(db)

  async function readPage<Ad>(
    where: WhereOptions<AdModel>,
    slice: Slice,
    toItem: (row: AdModel) => Ad,
    order = NEWEST_FIRST,
  ): Promise<Page<Ad>> {
    const total = await ads.count({ where })
    const rows = await ads.findAll({ where, order, ...slice })
    return { items: rows.map(toItem), total }
  }

  return {
    listPublic({ q = '', type, category, condition, sort }: AdQuery, slice: Slice) {
      const filters = {
        ...(type && { type }),
        ...(category && { category }),
        ...(condition && { condition }),
      }
      const searched = matchesAll(db, 'search_text', foldSearch(q))
      const read = (): Promise<Page<ClassifiedAd>> =>
        readPage(and(PUBLIC, filters, ...searched), slice, toAd, orderOf(sort))
      return searched.length > 0 ? searchInTurn(db, read) : read()
    },

    /** For admins. Each ad is read that a search is not about: it waits its turn, as the members' own. */
    listAll({ q = '', ownerIds = [], state, type, category, sort }: AdminAdQuery, slice: Slice) {
      const searched = matchesAll(db, 'search_text', foldSearch(q)).map(({ val }) => String(val))
      const owned = `user_id IN (${ownerIds.map(Number).join() || 'NULL'})`
      const conditions = [
        ...(state ? states[state] : []),
        ...(type ? [`type = ${db.sequelize.escape(type)}`] : []),
        ...(category ? [`category = ${db.sequelize.escape(category)}`] : []),
        ...(searched.length > 0 ? [`${owned} OR (${searched.join(' AND ')})`] : []),
      ]
      const read = async (): Promise<Page<CheckedAd>> => {
        const { rows, total } = await readListPart(ads, conditions, orderOf(sort), slice)
        return { items: rows.map(toCheckedAd), total }
      }
      return searched.length > 0 ? searchInTurn(db, read) : read()
    },

    listOwn: (userId: number, slice: Slice) => readPage({ userId }, slice, toCheckedAd),

    async findAllOwn(userId: number): Promise<CheckedAd[]> {
      const rows = await ads.findAll({ where: { userId }, order: NEWEST_FIRST })
      return rows.map(toCheckedAd)
    },

    /** What is sold already needs no approval any more. */
    listPending: (slice: Slice) => readPage(PENDING, slice, toAd),

    async findOldestPending(limit: number): Promise<CheckedAd[]> {
      const rows = await ads.findAll({ where: PENDING, order: OLDEST_FIRST, limit })
      return rows.map(toCheckedAd)
    },

    countPending: (): Promise<number> => ads.count({ where: PENDING }),

    async listAddresses(limit: number): Promise<{ id: number; updatedAt: Date }[]> {
      const rows = await ads.findAll({
        attributes: ['id', 'createdAt', 'updatedAt'],
        where: PUBLIC,
        order: NEWEST_FIRST,
        limit,
      })
      return rows.map(({ id, createdAt, updatedAt }) => ({ id, updatedAt: updatedAt ?? createdAt }))
    },
  }
}

/** What lists show to everybody. The indexes of the lists are of such ads only. */
const PUBLIC = { isApproved: true, isSold: false, ownerIsBlocked: false }

/** Waits for an admin. */
const PENDING = { isApproved: false, isSold: false, rejectionReason: null }

/** How the database knows each state, as `stateOf` does. */
function statesIn(db: Database): Record<AdState, string[]> {
  const approved = (value: boolean) => holds(db, 'is_approved', value)
  const sold = (value: boolean) => holds(db, 'is_sold', value)
  const notRejected = 'rejection_reason IS NULL'
  return {
    pending: [approved(false), sold(false), notRejected],
    online: [approved(true), sold(false), notRejected],
    sold: [sold(true), notRejected],
    rejected: ['rejection_reason IS NOT NULL'],
  }
}

const orderOf = (sort?: 'oldest') => (sort === 'oldest' ? OLDEST_FIRST : NEWEST_FIRST)

const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

const OLDEST_FIRST: [string, string][] = [
  ['createdAt', 'ASC'],
  ['id', 'ASC'],
]
