import { literal, type WhereOptions } from 'sequelize'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { AdPromise, CheckedAd, ClassifiedAd, OwnAd } from '../contract'
import { searchTextOf } from '../domain/search-text'
import type { AdminAd, NewAd } from '../schemas'
import { type AdModel, type Models, toAd, toCheckedAd } from './models'

export type AdStore = ReturnType<typeof createAdStore>

type Owned = { id: number; userId: number }
/** One ad: whosoever it is, or of this owner only. */
type Scope = { id: number; userId?: number }

/**
 * Each change is one statement that looks and writes at once: of two at the same moment, one finds
 * nothing. Where visitors may see it, the change is announced.
 */
export function createAdStore(db: Database, { ads }: Models) {
  async function update(
    values: Parameters<typeof ads.update>[0],
    where: WhereOptions<AdModel>,
    transaction: Tx,
  ) {
    const [changed] = await ads.update(values, { where, transaction })
    return changed > 0
  }

  async function publicly(change: Promise<boolean>, tx: Tx): Promise<boolean> {
    const changed = await change
    if (changed) await announceContentChange(db, tx)
    return changed
  }

  async function insert(
    userId: number,
    ad: AdminAd & Partial<AdPromise>,
    isApproved: boolean,
    now: Date,
    transaction: Tx,
  ) {
    const row = { ...ad, userId, isApproved, createdAt: now, updatedAt: now }
    return ads.create({ ...row, searchText: searchTextOf(ad), rejectionReason: null }, { transaction })
  }

  async function findWithin(where: Scope, transaction?: Tx): Promise<ClassifiedAd | null> {
    const row = await ads.findOne({ where, transaction })
    return row && toAd(row)
  }

  return {
    add: async (userId: number, ad: NewAd & AdPromise, now: Date, tx: Tx): Promise<ClassifiedAd> =>
      toAd(await insert(userId, { ...ad, contactInfo: null }, false, now, tx)),

    async addApproved(userId: number, ad: AdminAd, now: Date, tx: Tx): Promise<CheckedAd> {
      const added = toCheckedAd(await insert(userId, ad, true, now, tx))
      await announceContentChange(db, tx)
      return added
    },

    async find(id: number, tx?: Tx): Promise<{ ad: ClassifiedAd; ownerIsBlocked: boolean } | null> {
      const row = await ads.findByPk(id, { transaction: tx })
      return row && { ad: toAd(row), ownerIsBlocked: row.ownerIsBlocked }
    },

    findWithin,

    /** The scope is the owner, so that somebody else's ad looks like none. */
    async findOwn(userId: number, id: number, transaction?: Tx): Promise<OwnAd | null> {
      const row = await ads.findOne({ where: { id, userId }, transaction })
      return row && { ...toCheckedAd(row), isCertified: row.isCertified }
    },

    /** In a transaction nobody else changes them until its end; in the order in which everybody takes them. */
    async findChecked(ids: readonly number[], transaction?: Tx): Promise<CheckedAd[]> {
      const lock = transaction && true
      const rows = await ads.findAll({ where: { id: [...ids] }, order: ['id'], transaction, lock })
      return rows.map(toCheckedAd)
    },

    async findExisting(ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return []
      const rows = await ads.findAll({ attributes: ['id'], where: { id: [...ids] } })
      return rows.map(({ id }) => id)
    },

    changeWaiting: (owned: Owned, ad: NewAd & AdPromise, updatedAt: Date, tx: Tx) =>
      update(
        { ...ad, searchText: searchTextOf(ad), revision: NEXT_REVISION, updatedAt },
        { ...owned, ...WAITING },
        tx,
      ),

    markSold: (owned: Owned, updatedAt: Date, tx: Tx) =>
      publicly(update({ isSold: true, updatedAt }, { ...owned, isSold: false }, tx), tx),

    approve: (ids: readonly number[], updatedAt: Date, tx: Tx) =>
      publicly(update({ isApproved: true, updatedAt }, { id: [...ids], ...WAITING }, tx), tx),

    /** Nothing to announce: no visitor has read what waits. */
    reject: (id: number, rejectionReason: string, updatedAt: Date, tx: Tx) =>
      update({ rejectionReason, updatedAt }, { id, ...WAITING }, tx),

    /** Nothing to announce of one that no visitor has read. */
    rewrite({ id, isApproved }: CheckedAd, ad: AdminAd, updatedAt: Date, tx: Tx): Promise<boolean> {
      const values = { ...ad, searchText: searchTextOf(ad), revision: NEXT_REVISION, updatedAt }
      const changed = update(values, { id }, tx)
      return isApproved ? publicly(changed, tx) : changed
    },

    setOwnerBlocked: (userId: number, ownerIsBlocked: boolean, updatedAt: Date, tx: Tx) =>
      publicly(update({ ownerIsBlocked, updatedAt }, { userId, ownerIsBlocked: !ownerIsBlocked }, tx), tx),

    remove: (where: WhereOptions<AdModel>, tx: Tx) =>
      publicly(
        ads.destroy({ where, transaction: tx }).then((removed) => removed > 0),
        tx,
      ),
  }
}

/** For an admin. */
const WAITING = { isApproved: false, isSold: false, rejectionReason: null }

const NEXT_REVISION = literal('revision + 1')
