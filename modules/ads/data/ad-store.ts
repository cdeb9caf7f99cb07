import type { WhereOptions } from 'sequelize'
import { announceContentChange } from '../../../db/content-changes'
import type { Database, Tx } from '../../../db/database'
import type { ClassifiedAd } from '../contract'
import { searchTextOf } from '../domain/search-text'
import type { NewAd } from '../schemas'
import { type AdModel, type Models, toAd } from './models'

export type AdStore = ReturnType<typeof createAdStore>

type Owned = { id: number; userId: number }
/** One ad: whosoever it is, or of this owner only. */
type Scope = { id: number; userId?: number }

/**
 * Each change is one statement that looks and writes at once: of two at the same moment, one finds
 * nothing. Where visitors may see it, the change is announced.
 */
export function createAdStore(db: Database, { ads }: Models) {
  async function update(values: Partial<AdModel>, where: WhereOptions<AdModel>, transaction: Tx) {
    const [changed] = await ads.update(values, { where, transaction })
    return changed > 0
  }

  async function publicly(change: Promise<boolean>, tx: Tx): Promise<boolean> {
    const changed = await change
    if (changed) await announceContentChange(db, tx)
    return changed
  }

  async function insert(userId: number, ad: NewAd, isApproved: boolean, now: Date, transaction: Tx) {
    const row = { ...ad, userId, contactInfo: null, isApproved, createdAt: now, updatedAt: now }
    return toAd(await ads.create({ ...row, searchText: searchTextOf(ad) }, { transaction }))
  }

  async function findWithin(where: Scope, transaction?: Tx): Promise<ClassifiedAd | null> {
    const row = await ads.findOne({ where, transaction })
    return row && toAd(row)
  }

  return {
    add: (userId: number, ad: NewAd, now: Date, tx: Tx): Promise<ClassifiedAd> =>
      insert(userId, ad, false, now, tx),

    async addApproved(userId: number, ad: NewAd, now: Date, tx: Tx): Promise<ClassifiedAd> {
      const added = await insert(userId, ad, true, now, tx)
      await announceContentChange(db, tx)
      return added
    },

    async find(id: number, tx?: Tx): Promise<{ ad: ClassifiedAd; ownerIsBlocked: boolean } | null> {
      const row = await ads.findByPk(id, { transaction: tx })
      return row && { ad: toAd(row), ownerIsBlocked: row.ownerIsBlocked }
    },

    findWithin,

    /** The scope is the owner, so that somebody else's ad looks like none. */
    findOwn: (userId: number, id: number, tx?: Tx) => findWithin({ id, userId }, tx),

    async findExisting(ids: readonly number[]): Promise<number[]> {
      const rows = await ads.findAll({ attributes: ['id'], where: { id: [...ids] } })
      return rows.map(({ id }) => id)
    },

    changeWaiting: (owned: Owned, ad: NewAd, updatedAt: Date, tx: Tx) =>
      update(
        { ...ad, searchText: searchTextOf(ad), updatedAt },
        { ...owned, isApproved: false, isSold: false },
        tx,
      ),

    markSold: (owned: Owned, updatedAt: Date, tx: Tx) =>
      publicly(update({ isSold: true, updatedAt }, { ...owned, isSold: false }, tx), tx),

    approve: (id: number, updatedAt: Date, tx: Tx) =>
      publicly(update({ isApproved: true, updatedAt }, { id, isApproved: false }, tx), tx),

    setOwnerBlocked: (userId: number, ownerIsBlocked: boolean, updatedAt: Date, tx: Tx) =>
      publicly(update({ ownerIsBlocked, updatedAt }, { userId, ownerIsBlocked: !ownerIsBlocked }, tx), tx),

    remove: (where: Scope, tx: Tx) =>
      publicly(
        ads.destroy({ where, transaction: tx }).then((removed) => removed > 0),
        tx,
      ),
  }
}
