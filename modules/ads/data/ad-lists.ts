import { and, type WhereOptions } from 'sequelize'
import type { Database } from '../../../db/database'
import { matchesAll, searchInTurn } from '../../../db/search'
import type { Page, Slice } from '../../kernel/page'
import { foldSearch } from '../../kernel/search'
import type { AdQuery, ClassifiedAd } from '../contract'
import { type AdModel, type Models, toAd } from './models'

export type AdLists = ReturnType<typeof createAdLists>

export function createAdLists(db: Database, { ads }: Models) {
  async function readPage(
    where: WhereOptions<AdModel>,
    slice: Slice,
    order = NEWEST_FIRST,
  ): Promise<Page<ClassifiedAd>> {
    const total = await ads.count({ where })
    const rows = await ads.findAll({ where, order, ...slice })
    return { items: rows.map(toAd), total }
  }

  return {
    listPublic({ q = '', type, category, condition, sort }: AdQuery, slice: Slice) {
      const filters = {
        ...(type && { type }),
        ...(category && { category }),
        ...(condition && { condition }),
      }
      const searched = matchesAll(db, 'search_text', foldSearch(q))
      const order = sort === 'oldest' ? OLDEST_FIRST : NEWEST_FIRST
      const read = () => readPage(and(PUBLIC, filters, ...searched), slice, order)
      return searched.length > 0 ? searchInTurn(db, read) : read()
    },

    listOwn: (userId: number, slice: Slice) => readPage({ userId }, slice),

    async findAllOwn(userId: number): Promise<ClassifiedAd[]> {
      const rows = await ads.findAll({ where: { userId }, order: NEWEST_FIRST })
      return rows.map(toAd)
    },

    /** What is sold already needs no approval any more. */
    listPending: (slice: Slice) => readPage(PENDING, slice),

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

const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

const OLDEST_FIRST: [string, string][] = [
  ['createdAt', 'ASC'],
  ['id', 'ASC'],
]
