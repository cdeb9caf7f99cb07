import { literal, Op } from 'sequelize'
import { holds, isAmong, whereAll } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { CheckedAd, ClassifiedAd, LastLook, OwnAd, PostedAd, Rejection } from '../contract'
import { AD_LIFETIME_MS } from '../visibility'
import { KEPT_MS } from '../lifecycle/acts'
import { asFound } from '../search/text'
import type { AdminAd } from '../schemas'
import { createAdWriter, type Row, type Where } from './row-store'
import { lookAt, readLook } from '../moderation/snapshot'
import type { AdModel, AdTables } from '../models'
import { notBinned } from '../search/condition-store'
import type { PhotoStore } from '../photos/store'

export type AdStore = ReturnType<typeof createAdStore>

/** Where visitors may see it, the change is announced. Returns whether anything changed. */
export function createAdStore(
  given: { db: Database; clock: Clock },
  model: AdModel,
  { all, checked, shown }: AdTables,
  photos: Pick<PhotoStore, 'ofAds' | 'place'>,
) {
  const { db, clock } = given
  const { update, updateAll, updateAndAnnounce, remove, announced } = createAdWriter(given, model)

  /** Also gives the ad its next revision. */
  function write(values: AdValues & Partial<Row>, where: Where, tx: Tx): Promise<boolean> {
    return update({ ...values, ...asFound(values), revision: literal('revision + 1') }, where, tx)
  }

  /** Of an ad that is approved now; the owner hears of this end too. */
  function fromNow() {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + AD_LIFETIME_MS)
    return { approvedAt: now, expiresAt, endedAt: null, isEndAnnounced: false }
  }

  function insert(
    ad: AdminAd & Pick<Row, 'userId' | 'isApproved'> & { photoCount?: number },
    transaction: Tx,
  ) {
    const now = clock.now()
    const first = { revision: 1, photoCount: 0, ...UNDECIDED, soldAt: null, reservedAt: null }
    const dates = { ...(ad.isApproved ? fromNow() : NOT_YET), createdAt: now, updatedAt: now }
    return model.create({ ...first, ...ad, ...dates, ...asFound(ad) }, { transaction })
  }

  // Also one that was sold before anybody looked at it: a sale can be undone.
  const waits = `(state = 'pending' OR state = 'sold' AND ${holds(db, 'is_approved', false)})`
  const thoseOf = (ids: readonly number[]) => whereAll([isAmong(db, 'id', ids), [notBinned()]])

  function lock(ids: readonly number[], tx: Tx): Promise<CheckedAd[]> {
    const { where, values } = thoseOf(ids)
    return checked.lock(`${where} ORDER BY id`, values, tx)
  }

  async function lockPending(ids: readonly number[], tx: Tx): Promise<CheckedAd[]> {
    return (await lock(ids, tx)).filter(({ state }) => state === 'pending')
  }

  return {
    toShown: (ad: ClassifiedAd): ClassifiedAd => shown.pick(ad),

    /** Its photos must be locked by `tx`. */
    async add(userId: number, { photos: placed = [], ...ad }: PostedAd, tx: Tx): Promise<ClassifiedAd> {
      const first = { contactInfo: null, photoCount: placed.length, userId, isApproved: false }
      const added = shown.pick(await insert({ ...ad, ...first }, tx))
      if (placed.length > 0) await photos.place(added.id, placed, tx)
      // The database generates it; a model knows only what was written.
      return { ...added, state: 'pending' }
    },

    async addApproved(userId: number, ad: AdminAd, tx: Tx): Promise<CheckedAd> {
      const added = await insert({ ...ad, userId, isApproved: true }, tx)
      await announceContentChange(db, tx)
      return { ...checked.pick(added), state: 'online' }
    },

    async find(id: number, tx?: Tx): Promise<{ ad: ClassifiedAd; ownerIsBlocked: boolean } | null> {
      const [row] = await all.read(`WHERE id = $1 AND ${notBinned()}`, [id], tx)
      return row ? { ad: shown.pick(row), ownerIsBlocked: row.ownerIsBlocked } : null
    },

    /** Asks for the owner too, so that another member's ad looks like none. */
    async findOwn(userId: number, id: number, tx?: Tx): Promise<OwnAd | null> {
      const [row] = await all.read(`WHERE id = $1 AND user_id = $2 AND ${notBinned()}`, [id, userId], tx)
      return row ? { ...checked.pick(row), isCertified: row.isCertified } : null
    },

    /** Of a member, without those in the bin. */
    async countOwn(userId: number, tx: Tx): Promise<{ waiting: number; all: number }> {
      const [counted] = await db.read<{ waiting: number; all: number }>(
        `SELECT CAST(count(*) AS integer) AS "all",
           CAST(count(CASE WHEN ${waits} THEN 1 END) AS integer) AS waiting
         FROM classified_ads WHERE user_id = $1 AND ${notBinned()}`,
        [userId],
        tx,
      )
      return counted!
    },

    /** In the order of their ids. */
    findChecked(ids: readonly number[], tx?: Tx): Promise<CheckedAd[]> {
      const { where, values } = thoseOf(ids)
      return checked.read(`${where} ORDER BY id`, values, tx)
    },

    /** Locks them in the order of their ids, as everybody does, until `tx` ends. */
    lock,

    async findExisting(ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return []
      const { where, values } = thoseOf(ids)
      return (await all.only('id').read(where, values)).map(({ id }) => id)
    },

    /**
     * A rejected one waits again. Its last look keeps what it was rejected for. Photos that are given must be locked
     * by `tx`.
     */
    async changeUndecided(userId: number, id: number, { photos: placed, ...ad }: PostedAd, tx: Tx) {
      const again = { ...NOT_YET, rejectionReason: null, rejectionRule: null, isSold: false, soldAt: null }
      const counted = placed && { photoCount: placed.length }
      const where = { id, userId, state: ['pending', 'rejected'] }
      const changed = await write({ ...ad, ...again, ...counted }, where, tx)
      if (changed && placed) await photos.place(id, placed, tx)
      return changed
    },

    /** A sale ends its reservation. A hidden ad stays hidden: as a sold one, it would have a page again. */
    markSold: (userId: number, id: number, tx: Tx) =>
      updateAndAnnounce(
        { isSold: true, soldAt: clock.now(), reservedAt: null },
        { id, userId, isSold: false, isHidden: false },
        tx,
      ),

    async approve(ids: readonly number[], tx: Tx): Promise<boolean> {
      const pending = await lockPending(ids, tx)
      const shownWith = await photos.ofAds(ids, tx)
      for (const ad of pending) {
        const lastLook = lookAt(ad, shownWith.get(ad.id)!, clock.now(), null)
        await update({ isApproved: true, lastLook, ...fromNow() }, { id: ad.id }, tx)
      }
      return announced(Promise.resolve(pending.length > 0), tx)
    },

    /** Nothing to announce: no visitor has seen a pending ad. */
    async reject(ids: readonly number[], rejection: Rejection, tx: Tx): Promise<boolean> {
      const pending = await lockPending(ids, tx)
      const shownWith = await photos.ofAds(ids, tx)
      const { rule: rejectionRule, reason: rejectionReason } = rejection
      for (const ad of pending) {
        const lastLook = lookAt(ad, shownWith.get(ad.id)!, clock.now(), rejection)
        await update({ rejectionRule, rejectionReason, lastLook }, { id: ad.id }, tx)
      }
      return pending.length > 0
    },

    /** What is not on a public list has nothing to hide, except the page of an ad that has ended. */
    setHidden: (id: number, isHidden: boolean, tx: Tx) =>
      updateAndAnnounce({ isHidden }, { id, state: isHidden ? ['online', 'expired'] : ['hidden'] }, tx),

    /** Keeps when it was approved: the owner's page says from it that the ad was online. */
    async takeDown(id: number, rejection: Rejection, tx: Tx): Promise<boolean> {
      const [ad] = (await lock([id], tx)).filter(({ isApproved }) => isApproved)
      if (!ad) return false
      const { rule: rejectionRule, reason: rejectionReason } = rejection
      const shownWith = await photos.ofAds([id], tx)
      const lastLook = lookAt(ad, shownWith.get(id)!, clock.now(), rejection)
      const decided = { rejectionRule, rejectionReason, lastLook }
      return updateAndAnnounce({ ...decided, ...OFF_THE_SITE }, { id }, tx)
    },

    async findLastLook(id: number): Promise<LastLook | null> {
      const [row] = await all.only('lastLook').read('WHERE id = $1', [id])
      return readLook(row?.lastLook ?? null)
    },

    /** Nothing to announce unless visitors have seen the ad. */
    rewrite({ id, isApproved }: CheckedAd, ad: AdminAd & { photoCount: number }, tx: Tx): Promise<boolean> {
      const changed = write(ad, { id }, tx)
      return isApproved ? announced(changed, tx) : changed
    },

    /** Also of those in the bin, which may be restored. */
    setOwnerBlocked: (userId: number, ownerIsBlocked: boolean, tx: Tx) =>
      announced(updateAll({ ownerIsBlocked }, { userId, ownerIsBlocked: !ownerIsBlocked }, tx), tx),

    /** For good, unlike what an admin deletes. */
    remove: (userId: number, id: number) =>
      db.transaction((tx) => announced(remove({ id, userId, isBinned: false }, tx), tx)),

    bin: (ids: readonly number[], tx: Tx) => updateAndAnnounce({ isBinned: true }, { id: [...ids] }, tx),

    /** One that has ended waits at least a week more for its owner: its time went on in the bin. */
    async restore(id: number, tx: Tx): Promise<boolean> {
      const restored = await announced(updateAll({ isBinned: false }, { id, isBinned: true }, tx), tx)
      const ended = new Date(clock.now().getTime() - KEPT_MS + WEEK_MS)
      const isNearlyOver = { id, state: 'expired', endedAt: { [Op.lt]: ended } } as const
      if (restored) await update({ endedAt: ended }, isNearlyOver, tx)
      return restored
    },

    /** Nothing to announce: nobody sees what is in the bin. */
    erase: (ids: readonly number[], tx: Tx) => remove({ id: [...ids], isBinned: true }, tx),
  }
}

const WEEK_MS = 7 * 24 * 3_600_000

type AdValues = Omit<PostedAd, 'photos'> | AdminAd

const OFF_THE_SITE = {
  isApproved: false,
  isHidden: false,
  isExpired: false,
  endedAt: null,
  reservedAt: null,
}
const NOT_YET = { approvedAt: null, expiresAt: null, endedAt: null }
const UNDECIDED = { rejectionReason: null, rejectionRule: null, lastLook: null }
