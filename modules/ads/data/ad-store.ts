import { literal, type ModelStatic, type WhereOptions } from 'sequelize'
import { isAmong, whereAll } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { AdPromise, CheckedAd, ClassifiedAd, OwnAd } from '../contract'
import { searchTextOf } from '../domain/ad'
import type { AdminAd, NewAd } from '../schemas'
import type { AdModel, AdTables } from './models'

export type AdStore = ReturnType<typeof createAdStore>

type Owned = { id: number; userId: number }

/**
 * Each change is one statement that checks and writes, so that of two at the same moment one finds nothing.
 * Where visitors may see it, the change is announced.
 */
export function createAdStore(db: Database, model: ModelStatic<AdModel>, { all, checked, shown }: AdTables) {
  async function update(values: Parameters<typeof model.update>[0], where: WhereOptions<AdModel>, tx: Tx) {
    const [changed] = await model.update(values, { where, transaction: tx })
    return changed > 0
  }

  async function announced(change: Promise<boolean>, tx: Tx): Promise<boolean> {
    const changed = await change
    if (changed) await announceContentChange(db, tx)
    return changed
  }

  function insert(
    ad: AdminAd & Partial<AdPromise> & Pick<AdModel, 'userId' | 'isApproved'>,
    now: Date,
    tx: Tx,
  ) {
    const row = { ...ad, searchText: searchTextOf(ad), createdAt: now, updatedAt: now }
    return model.create(row, { transaction: tx })
  }

  return {
    toShown: (ad: ClassifiedAd): ClassifiedAd => shown.pick(ad),

    async add(userId: number, ad: NewAd & AdPromise, now: Date, tx: Tx): Promise<ClassifiedAd> {
      return shown.pick(await insert({ ...ad, contactInfo: null, userId, isApproved: false }, now, tx))
    },

    async addApproved(userId: number, ad: AdminAd, now: Date, tx: Tx): Promise<CheckedAd> {
      const added = await insert({ ...ad, userId, isApproved: true }, now, tx)
      await announceContentChange(db, tx)
      return { ...checked.pick(added), state: 'online' }
    },

    async find(id: number): Promise<{ ad: ClassifiedAd; ownerIsBlocked: boolean } | null> {
      const [row] = await all.read('WHERE id = $1', [id])
      return row ? { ad: shown.pick(row), ownerIsBlocked: row.ownerIsBlocked } : null
    },

    async findShown(id: number): Promise<ClassifiedAd | null> {
      const [ad] = await shown.read('WHERE id = $1', [id])
      return ad ?? null
    },

    /** Asks for the owner too, so that another member's ad looks like none. */
    async findOwn(userId: number, id: number, tx?: Tx): Promise<OwnAd | null> {
      const [row] = await all.read('WHERE id = $1 AND user_id = $2', [id, userId], tx)
      return row ? { ...checked.pick(row), isCertified: row.isCertified } : null
    },

    /** In the order of their ids. */
    findChecked(ids: readonly number[]): Promise<CheckedAd[]> {
      const { where, values } = whereAll([isAmong(db, 'id', ids)])
      return checked.read(`${where} ORDER BY id`, values)
    },

    /** Locks them in the order of their ids, as everybody does, until `tx` ends. */
    lock(ids: readonly number[], tx: Tx): Promise<CheckedAd[]> {
      const { where, values } = whereAll([isAmong(db, 'id', ids)])
      return checked.lock(`${where} ORDER BY id`, values, tx)
    },

    async findExisting(ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return []
      const { where, values } = whereAll([isAmong(db, 'id', ids)])
      return (await all.only('id').read(where, values)).map(({ id }) => id)
    },

    changePending: (owned: Owned, ad: NewAd & AdPromise, updatedAt: Date, tx: Tx) =>
      update(
        { ...ad, searchText: searchTextOf(ad), revision: NEXT_REVISION, updatedAt },
        { ...owned, state: 'pending' },
        tx,
      ),

    markSold: (owned: Owned, updatedAt: Date, tx: Tx) =>
      announced(update({ isSold: true, updatedAt }, { ...owned, isSold: false }, tx), tx),

    approve: (ids: readonly number[], updatedAt: Date, tx: Tx) =>
      announced(update({ isApproved: true, updatedAt }, { id: [...ids], state: 'pending' }, tx), tx),

    /** Nothing to announce: no visitor has seen a pending ad. */
    reject: (id: number, rejectionReason: string, updatedAt: Date, tx: Tx) =>
      update({ rejectionReason, updatedAt }, { id, state: 'pending' }, tx),

    /** Nothing to announce unless visitors have seen the ad. */
    rewrite({ id, isApproved }: CheckedAd, ad: AdminAd, updatedAt: Date, tx: Tx): Promise<boolean> {
      const values = { ...ad, searchText: searchTextOf(ad), revision: NEXT_REVISION, updatedAt }
      const changed = update(values, { id }, tx)
      return isApproved ? announced(changed, tx) : changed
    },

    setOwnerBlocked: (userId: number, ownerIsBlocked: boolean, updatedAt: Date, tx: Tx) =>
      announced(update({ ownerIsBlocked, updatedAt }, { userId, ownerIsBlocked: !ownerIsBlocked }, tx), tx),

    remove: (where: WhereOptions<AdModel>, tx: Tx) =>
      announced(
        model.destroy({ where, transaction: tx }).then((removed) => removed > 0),
        tx,
      ),
  }
}

const NEXT_REVISION = literal('revision + 1')
