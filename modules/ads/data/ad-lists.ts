import { and, Op, or, type WhereOptions } from 'sequelize'
import type { Database } from '../../../db/database'
import { matchesAll, searchInTurn } from '../../../db/search'
import type { Page, Slice } from '../../kernel/page'
import { foldSearch } from '../../kernel/search'
import type { AdminAdQuery, AdQuery, AdState, CheckedAd, ClassifiedAd } from '../contract'
import { type AdModel, type Models, toAd, toCheckedAd } from './models'

export type AdLists = ReturnType<typeof createAdLists>

export function createAdLists(db: Database, { ads }: Models) {
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
      const filters = { ...(type && { type }), ...(category && { category }) }
      const searched = matchesAll(db, 'search_text', foldSearch(q))
      const found = searched.length > 0 ? or({ userId: [...ownerIds] }, and(...searched)) : {}
      const read = () =>
        readPage(and(state ? STATES[state] : {}, filters, found), slice, toCheckedAd, orderOf(sort))
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
const STATES: Record<AdState, WhereOptions<AdModel>> = {
  pending: PENDING,
  online: { isApproved: true, isSold: false, rejectionReason: null },
  sold: { isSold: true, rejectionReason: null },
  rejected: { rejectionReason: { [Op.not]: null } },
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
