import { type Attributes, literal, type WhereOptions } from 'sequelize'
import { isAmong, whereAll } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { CheckedAd, ClassifiedAd, OwnAd, PostedAd } from '../contract'
import { AD_LIFETIME_MS, searchTextOf } from '../domain/ad'
import type { AdminAd } from '../schemas'
import type { AdModel, AdTables } from './models'

export type AdStore = ReturnType<typeof createAdStore>

type Row = Attributes<InstanceType<AdModel>>

/**
 * Each change is one statement that checks and writes, so that of two at the same moment one finds nothing.
 * Where visitors may see it, the change is announced. Returns whether anything changed.
 */
export function createAdStore(
  { db, clock }: { db: Database; clock: Clock },
  model: AdModel,
  { all, checked, shown }: AdTables,
) {
  async function update(values: Parameters<typeof model.update>[0], where: WhereOptions<Row>, tx: Tx) {
    const [changed] = await model.update({ ...values, updatedAt: clock.now() }, { where, transaction: tx })
    return changed > 0
  }

  /** Also gives the ad its next revision. */
  function write(ad: PostedAd | AdminAd, where: WhereOptions<Row>, tx: Tx): Promise<boolean> {
    return update({ ...ad, searchText: searchTextOf(ad), revision: literal('revision + 1') }, where, tx)
  }

  async function announced(change: Promise<boolean>, tx: Tx): Promise<boolean> {
    const changed = await change
    if (changed) await announceContentChange(db, tx)
    return changed
  }

  function removeWhere(where: WhereOptions<Row>, transaction: Tx): Promise<boolean> {
    const removed = model.destroy({ where, transaction })
    return announced(
      removed.then((count) => count > 0),
      transaction,
    )
  }

  /** Of an ad that is approved now. */
  function fromNow() {
    const now = clock.now()
    return { approvedAt: now, expiresAt: new Date(now.getTime() + AD_LIFETIME_MS) }
  }

  function insert(ad: AdminAd & Pick<Row, 'userId' | 'isApproved'>, transaction: Tx) {
    const now = clock.now()
    const first = { amount: null, revision: 1, rejectionReason: null, soldAt: null, reservedAt: null }
    const dates = { ...(ad.isApproved ? fromNow() : NOT_YET), createdAt: now, updatedAt: now }
    return model.create({ ...ad, ...first, ...dates, searchText: searchTextOf(ad) }, { transaction })
  }

  return {
    toShown: (ad: ClassifiedAd): ClassifiedAd => shown.pick(ad),

    async add(userId: number, ad: PostedAd, tx: Tx): Promise<ClassifiedAd> {
      return {
        ...shown.pick(await insert({ ...ad, contactInfo: null, userId, isApproved: false }, tx)),
        // The database generates it; a model knows only what was written.
        state: 'pending',
      }
    },

    async addApproved(userId: number, ad: AdminAd, tx: Tx): Promise<CheckedAd> {
      const added = await insert({ ...ad, userId, isApproved: true }, tx)
      await announceContentChange(db, tx)
      return { ...checked.pick(added), state: 'online' }
    },

    async find(id: number): Promise<{ ad: ClassifiedAd; ownerIsBlocked: boolean } | null> {
      const [row] = await all.read('WHERE id = $1', [id])
      return row ? { ad: shown.pick(row), ownerIsBlocked: row.ownerIsBlocked } : null
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

    changePending: (userId: number, id: number, ad: PostedAd, tx: Tx) =>
      write(ad, { id, userId, state: 'pending' }, tx),

    markSold: (userId: number, id: number, tx: Tx) =>
      announced(update({ isSold: true }, { id, userId, isSold: false }, tx), tx),

    approve: (ids: readonly number[], tx: Tx) =>
      announced(update({ isApproved: true, ...fromNow() }, { id: [...ids], state: 'pending' }, tx), tx),

    /** Nothing to announce: no visitor has seen a pending ad. */
    reject: (id: number, rejectionReason: string, tx: Tx) =>
      update({ rejectionReason }, { id, state: 'pending' }, tx),

    /** Nothing to announce unless visitors have seen the ad. */
    rewrite({ id, isApproved }: CheckedAd, ad: AdminAd, tx: Tx): Promise<boolean> {
      const changed = write(ad, { id }, tx)
      return isApproved ? announced(changed, tx) : changed
    },

    setOwnerBlocked: (userId: number, ownerIsBlocked: boolean, tx: Tx) =>
      announced(update({ ownerIsBlocked }, { userId, ownerIsBlocked: !ownerIsBlocked }, tx), tx),

    remove: (userId: number, id: number) => db.transaction((tx) => removeWhere({ id, userId }, tx)),

    removeAll: (ids: readonly number[], tx: Tx) => removeWhere({ id: [...ids] }, tx),
  }
}

const NOT_YET = { approvedAt: null, expiresAt: null }
