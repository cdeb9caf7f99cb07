import type { Tx, Queue } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { CheckedAd, ClassifiedAd, AdSnapshot, Rejection, ReviewedAd } from '../ad'
import { toStoredFields } from '../listings/stored-fields'
import type { AdStore } from '../listings/store'
import type { PhotoStore } from '../photos/store'
import type { AdminAd } from '../schemas'
import type { PendingStore } from './queue-store'
import { type Hint, listHints } from './hints'
import { listSimilar, type SimilarAd } from './similar'
import type { AdminAdQuery, ModerationStore } from './store'

export interface AdModeration {
  /** The pending ads. */
  readonly queue: Queue

  /** Lists pending ads without the corrections of online ads, newest first. */
  listPending(slice: Slice): Promise<Page<ClassifiedAd>>

  findOldestPending(limit: number): Promise<WaitingAd[]>

  list(query: AdminAdQuery, slice: Slice): Promise<Page<CheckedAd>>

  /** Finds the ads with these ids, in the order of their ids. Leaves out unknown ids. */
  find(ids: readonly number[], tx?: Tx): Promise<CheckedAd[]>

  /** Returns the ids that belong to an ad outside the bin. */
  findExisting(ids: readonly number[]): Promise<number[]>

  /** Of the ads outside the bin, the ids of those that nobody has edited, kept as a favourite or written about. */
  findUntouched(ids: readonly number[], tx?: Tx): Promise<number[]>

  countByOwner(userId: number): Promise<{ waitingAds: number; rejectedAds: number }>

  /** Finds ads like `find`, and locks them until `tx` ends. */
  lock(ids: readonly number[], tx: Tx): Promise<CheckedAd[]>

  /**
   * Changes the text of an ad in any state, and deletes `removedPhotos`. The revision stays the same if
   * nothing changes. `tx` must have locked `before`. Returns the ad and its number of photos, before and
   * after.
   */
  rewrite(
    before: CheckedAd,
    ad: AdminAd,
    removedPhotos: readonly number[],
    tx: Tx,
  ): Promise<Record<'before' | 'after', { ad: CheckedAd; photos: number }>>

  /**
   * Approves the pending ads among `ids`, and stores a snapshot of each. A correction replaces the content of its ad,
   * and is deleted. Returns whether there were any.
   */
  approve(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Rejects the pending ads among `ids`, and stores a snapshot of each. Returns whether there were any. */
  reject(ids: readonly number[], rejection: Rejection, tx: Tx): Promise<boolean>

  /**
   * Returns the snapshot from the last decision on an ad; null if no admin has decided on it. For a correction, returns
   * the version online.
   */
  findLastDecision(id: number): Promise<AdSnapshot | null>

  /** Takes the ads of a blocked member off the public pages, or puts them back. */
  setOwnerBlocked(userId: number, isBlocked: boolean, tx: Tx): Promise<boolean>

  /** Takes an ad off the public pages while a report is handled, or puts it back. False if nothing changed. */
  setHidden(id: number, isHidden: boolean, tx: Tx): Promise<boolean>

  /** Rejects an ad that was published. */
  takeDown(id: number, rejection: Rejection, tx: Tx): Promise<boolean>
}

export type WaitingAd = ReviewedAd & {
  /** The number of earlier ads of the same owner, counted up to 2. */
  earlierAds: number
  /** Ads that may offer the same thing. Those with the same photo come first, then the newest. */
  similar: SimilarAd[]
  hints: Hint[]
}

type Deps = { ads: AdStore; photos: PhotoStore; queue: PendingStore; store: ModerationStore }

export function createAdModeration({ ads, photos, queue, store }: Deps): AdModeration {
  return {
    queue: store.queue,
    listPending: store.listPending,
    list: store.list,
    find: store.find,
    findExisting: store.findExisting,
    findUntouched: store.findUntouched,
    countByOwner: store.countByOwner,
    lock: ads.lock,
    approve: store.approve,
    reject: store.reject,
    findLastDecision: store.findLastDecision,
    setOwnerBlocked: store.setOwnerBlocked,
    setHidden: store.setHidden,
    takeDown: store.takeDown,

    async findOldestPending(limit) {
      const oldest = await queue.listOldest(limit)
      return oldest.map(({ others, samePhoto, ...ad }) => ({
        ...ad,
        similar: listSimilar(ad, { others, samePhoto }),
        hints: listHints(ad),
      }))
    },

    async rewrite(ad, says, removedPhotos, tx) {
      const values = toStoredFields(says)
      const own = (await photos.listByAd([ad.id], tx)).get(ad.id)!
      const left = own.filter(({ id }) => !removedPhotos.includes(id))
      const before = { ad, photos: own.length }
      const isChanged = Object.entries(values).some(([field, value]) => ad[field as keyof AdminAd] !== value)
      if (!isChanged && left.length === own.length) return { before, after: before }
      await store.rewrite(ad, { ...values, photoCount: left.length }, tx)
      if (left.length < own.length) await photos.place(ad.id, left, tx)
      const [after] = await ads.lock([ad.id], tx)
      if (!after) throw new Error(`Ad ${ad.id} was not locked before it was rewritten`)
      return { before, after: { ad: after, photos: left.length } }
    },
  }
}
