import { type Condition, isAmong } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { below, not } from '#db/filter'
import type { Clock } from '#modules/kernel/clock'
import type { ListQuery, Page, Slice } from '#modules/kernel/page'
import type { CheckedAd, ClassifiedAd, AdSnapshot, Rejection } from '../ad'
import { type AdRows, toApproval, type Values } from '../listings/row-store'
import type { AdStore } from '../listings/store'
import type { AdViews } from '../tables'
import type { PhotoStore } from '../photos/store'
import { type AdState, DELETED_AFTER_MS, RESTORED_FOR_MS } from '../rules'
import type { ADMIN_AD_FILTERS, AdminAd } from '../schemas'
import { matchFilters, matchWords, ORDERS } from '../search/store'
import { notBinned } from '../visibility'
import { type OnlineVersion, selectOnline, withOnline } from './online-store'
import { toContent, toSnapshot, withSnapshot } from './snapshot'
import type { SubmissionStore } from './submission-store'

export type ModerationStore = ReturnType<typeof createModerationStore>

/** The query of the admins' list of ads. A search for `q` also finds all ads of `ownerIds`. */
export type AdminAdQuery = ListQuery<typeof ADMIN_AD_FILTERS> & {
  ownerIds?: readonly number[]
  owner?: number
  excludeState?: AdState
}

type Given = {
  db: Database
  clock: Clock
  views: AdViews
  rows: AdRows
  ads: AdStore
  photos: PhotoStore
  submissions: SubmissionStore
}

export function createModerationStore({ db, clock, views, rows, ads, photos, submissions }: Given) {
  const { ownerView, publicView } = views
  const { update, updateAndAnnounce, updateEvenBinned, announce } = rows

  async function decide(
    locked: readonly CheckedAd[],
    rejection: Rejection | null,
    values: Values,
    tx: Tx,
  ): Promise<void> {
    const ids = locked.map(({ id }) => id)
    const photosByAd = await photos.listByAd(ids, tx)
    const reason = rejection && { rejectionRule: rejection.rule, rejectionReason: rejection.reason }
    for (const ad of locked) {
      const lastLook = toSnapshot(ad, photosByAd.get(ad.id)!, clock.now(), rejection)
      await update({ ...values, ...reason, lastLook }, { id: ad.id }, tx)
    }
  }

  /** Decides on the pending ads among `ids`, and returns them. */
  async function decidePending(
    ids: readonly number[],
    rejection: Rejection | null,
    values: Values,
    tx: Tx,
  ): Promise<CheckedAd[]> {
    const pending = (await ads.lock(ids, tx)).filter(({ state }) => state === 'pending')
    await decide(pending, rejection, values, tx)
    const decided = pending.map(({ id }) => id)
    await submissions.decide(decided, rejection ? 'rejected' : 'approved', clock.now(), tx)
    return pending
  }

  /**
   * Gives ads the content of their pending corrections among `ids`, and deletes these corrections. Returns the ads. A
   * former price stays only beside the price that it belongs to.
   */
  async function adoptCorrections(ids: readonly number[], tx: Tx): Promise<CheckedAd[]> {
    const isPending = { id: ids, correctsId: not(null), state: 'pending' } as const
    const corrections = await views.row.lockAll(isPending, tx)
    const corrected = await ads.lock(
      corrections.map(({ correctsId }) => correctsId!),
      tx,
    )
    const pending = corrections.map(({ id }) => id)
    await submissions.decide(pending, 'approved', clock.now(), tx)
    const photosByAd = await photos.listByAd(pending, tx)
    for (const correction of corrections) {
      const { id, photoCount, isCertified } = correction
      const online = corrected.find((ad) => ad.id === correction.correctsId)
      if (!online) continue
      const placed = photosByAd.get(id)!
      const lastLook = toSnapshot(correction, placed, clock.now(), null)
      const prices = correction.price === online.price ? {} : { formerPrice: null, loweredAt: null }
      const values = { ...toContent(correction), photoCount, isCertified, lastLook, ...prices }
      await rows.rewrite(values, { id: online.id }, tx)
      await photos.place(online.id, placed, tx)
      await rows.remove({ id }, tx)
    }
    return corrected
  }

  return {
    /** An ad that was sent again waits from then on, not from its first day. */
    queue: { rows: "classified_ads WHERE state = 'pending'", since: 'updated_at' },

    find: (ids: readonly number[], tx?: Tx): Promise<CheckedAd[]> =>
      ownerView.list({ id: ids, isBinned: false }, { order: 'id', tx }),

    async findExisting(ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return []
      return (await views.row.only('id').list({ id: ids, isBinned: false })).map(({ id }) => id)
    },

    async findUntouched(ids: readonly number[], tx?: Tx): Promise<number[]> {
      if (ids.length === 0) return []
      const isUnused = ['conversations', 'favourites'].map(
        (table) => [`NOT EXISTS (SELECT 1 FROM ${table} WHERE ad_id = classified_ads.id)`] as const,
      )
      const where = [{ id: ids, revision: 1, isBinned: false }, ...isUnused]
      return (await views.row.only('id').list(where, { order: 'id', tx })).map(({ id }) => id)
    },

    async countByOwner(userId: number): Promise<{ waitingAds: number; rejectedAds: number }> {
      const countState = (state: AdState) =>
        `(SELECT CAST(count(*) AS integer) FROM classified_ads WHERE user_id = $1 AND state = '${state}')`
      const [counted] = await db.read<{ waitingAds: number; rejectedAds: number }>(
        `SELECT ${countState('pending')} AS "waitingAds", ${countState('rejected')} AS "rejectedAds"`,
        [userId],
      )
      return counted!
    },

    list(
      { q, ownerIds = [], owner, excludeState, sort, ...filters }: AdminAdQuery,
      slice: Slice,
    ): Promise<Page<CheckedAd>> {
      const searched = orOfOwners(db, ownerIds, matchWords(q))
      const conditions: Condition[] = [
        [notBinned()],
        ...matchFilters(filters),
        ...(owner === undefined ? [] : [['user_id = ?', owner] as const]),
        ...(excludeState ? [['state <> ?', excludeState] as const] : []),
      ]
      return ownerView.readPage({ conditions, searched, order: ORDERS[sort ?? 'recent'] }, slice)
    },

    listPending(slice: Slice): Promise<Page<ClassifiedAd>> {
      const conditions = [["state = 'pending'"], ['corrects_id IS NULL']] as const
      return publicView.readPage({ conditions, order: ORDERS.recent }, slice)
    },

    async approve(ids: readonly number[], tx: Tx): Promise<boolean> {
      const corrected = await adoptCorrections(ids, tx)
      const approval = { isApproved: true, ...toApproval(clock.now()) }
      return announce([...corrected, ...(await decidePending(ids, null, approval, tx))], tx)
    },

    /** Announces no content change, because no visitor has seen a pending ad. */
    reject: async (ids: readonly number[], rejection: Rejection, tx: Tx): Promise<boolean> =>
      (await decidePending(ids, rejection, {}, tx)).length > 0,

    /** Rejects an approved ad. Keeps `expiresAt`, by which the owner's page recognizes a removed ad. */
    async takeDown(id: number, rejection: Rejection, tx: Tx): Promise<boolean> {
      const approved = (await ads.lock([id], tx)).filter(({ isApproved }) => isApproved)
      await decide(approved, rejection, OFF_THE_SITE, tx)
      return announce(approved, tx)
    },

    async findLastDecision(id: number): Promise<AdSnapshot | null> {
      const { columns, toRow } = views.moderationView
      const [row] = await db.read<OnlineVersion>(
        `SELECT ${columns}, ${selectOnline(db)} FROM classified_ads WHERE id = $1`,
        [id],
      )
      return row ? withOnline(withSnapshot(toRow(row)), row).lastLook : null
    },

    async rewrite(
      { id, isApproved }: CheckedAd,
      ad: AdminAd & { photoCount: number },
      tx: Tx,
    ): Promise<void> {
      const changed = await rows.rewrite(ad, { id }, tx)
      if (isApproved) await announce(changed, tx)
    },

    setHidden: (id: number, isHidden: boolean, tx: Tx) =>
      updateAndAnnounce({ isHidden }, { id, state: isHidden ? ['online', 'expired'] : ['hidden'] }, tx),

    /** Records on a member's ads whether the member is blocked. Includes ads in the bin, which may be restored. */
    setOwnerBlocked: async (userId: number, ownerIsBlocked: boolean, tx: Tx) =>
      announce(
        await updateEvenBinned({ ownerIsBlocked }, { userId, ownerIsBlocked: !ownerIsBlocked }, tx),
        tx,
      ),

    bin: (ids: readonly number[], tx: Tx) => updateAndAnnounce({ isBinned: true }, { id: ids }, tx),

    async restore(id: number, tx: Tx): Promise<boolean> {
      const restored = await updateEvenBinned({ isBinned: false }, { id, isBinned: true }, tx)
      const ended = new Date(clock.now().getTime() - DELETED_AFTER_MS + RESTORED_FOR_MS)
      const isNearlyOver = { id, state: 'expired', endedAt: below(ended) } as const
      if (restored.length > 0) await update({ endedAt: ended }, isNearlyOver, tx)
      return announce(restored, tx)
    },

    /** Announces no content change, because nobody sees an ad in the bin. */
    erase: (ids: readonly number[], tx: Tx) => rows.remove({ id: ids, isBinned: true }, tx),
  }
}

function orOfOwners(db: Database, ownerIds: readonly number[], searched: readonly Condition[]): Condition[] {
  if (searched.length === 0 || ownerIds.length === 0) return [...searched]
  const [ofOwners, ...owners] = isAmong(db, 'user_id', ownerIds)
  const allMatch = searched.map(([sql]) => sql).join(' AND ')
  return [[`${ofOwners} OR (${allMatch})`, ...owners, ...searched.flatMap(([, ...values]) => values)]]
}

const OFF_THE_SITE = {
  isApproved: false,
  isHidden: false,
  endedAt: null,
  reservedAt: null,
}
