import { booleanIs, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { Page, Slice } from '#modules/kernel/page'
import type { CheckedAd, ClassifiedAd, OwnAd, PostedAd, ReviewedAd } from '../ad'
import type { AdViews } from '../tables'
import { withSnapshot } from '../moderation/snapshot'
import type { SubmissionStore } from '../moderation/submission-store'
import type { PhotoStore } from '../photos/store'
import type { AdState } from '../rules'
import type { AdminAd } from '../schemas'
import { ORDERS } from '../search/store'
import { toSearchColumns } from '../search/text'
import { isListed, notBinned, toState } from '../visibility'
import { type AdRows, NOT_APPROVED, type StoredAd, toApproval } from './row-store'

type FoundAd = ClassifiedAd & { ownerIsBlocked: boolean; isCorrection: boolean }

/** How often an ad's page was opened, how many members keep the ad, and how many wrote about it. */
export type Interest = { views: number; keepers: number; conversations: number }

export type AdStore = ReturnType<typeof createAdStore>

type Given = {
  db: Database
  clock: Clock
  views: AdViews
  rows: AdRows
  photos: PhotoStore
  submissions: SubmissionStore
}

export function createAdStore({ db, clock, views, rows, photos, submissions }: Given) {
  const { moderationView, ownerView, publicView } = views

  type Inserted = Pick<StoredAd, 'userId' | 'isApproved' | 'photoCount'> & { correctsId?: number }

  const toOwnAd = (row: StoredAd & { state: AdState }): OwnAd => ({
    ...ownerView.pick(row),
    isCertified: row.isCertified,
  })

  function insert(ad: AdminAd & Inserted, tx: Tx) {
    const now = clock.now()
    const dates = { ...(ad.isApproved ? toApproval(now) : NOT_APPROVED), createdAt: now, updatedAt: now }
    const row = { ...NEW, ...ad, ...dates }
    return views.row.insert({ ...row, state: toState(row), ...toSearchColumns(ad) }, tx)
  }

  // Selects pending ads, and sold ads without an approval. The latter become pending if the owner undoes the
  // sale.
  const waits = `(state = 'pending' OR state = 'sold' AND ${booleanIs(db, 'is_approved', false)})`

  return {
    toPublic: (ad: ClassifiedAd): ClassifiedAd => publicView.pick(ad),

    /** Adds a pending ad. `tx` must have locked its photos. */
    async add(userId: number, { photos: placed = [], ...ad }: PostedAd, tx: Tx): Promise<ClassifiedAd> {
      const first = { contactInfo: null, photoCount: placed.length, userId, isApproved: false }
      const added = publicView.pick(await insert({ ...ad, ...first }, tx))
      if (placed.length > 0) await photos.place(added.id, placed, tx)
      await submissions.add(added.id, added.createdAt, tx)
      return added
    },

    async addApproved(userId: number, ad: AdminAd, tx: Tx): Promise<CheckedAd> {
      const added = await insert({ ...ad, userId, isApproved: true, photoCount: 0 }, tx)
      await rows.announce([added], tx)
      return ownerView.pick(added)
    },

    async find(id: number, tx?: Tx): Promise<FoundAd | null> {
      const row = await views.row.find({ id, isBinned: false }, tx)
      if (!row) return null
      const { ownerIsBlocked, correctsId } = row
      return { ...publicView.pick(row), ownerIsBlocked, isCorrection: correctsId !== null }
    },

    async findOwn(userId: number, id: number, tx?: Tx): Promise<OwnAd | null> {
      const row = await views.row.find({ id, userId, correctsId: null, isBinned: false }, tx)
      return row && toOwnAd(row)
    },

    /** Maps the ids of ads to the corrections that wait or were rejected. */
    async findCorrections(ids: readonly number[], tx?: Tx): Promise<Map<number, OwnAd>> {
      const found = ids.length > 0 ? await views.row.list({ correctsId: ids }, { tx }) : []
      return new Map(found.map((row) => [row.correctsId!, toOwnAd(row)]))
    },

    lockCorrection: (id: number, tx: Tx): Promise<CheckedAd | null> => ownerView.lock({ correctsId: id }, tx),

    /** Adds a pending correction of a locked online ad. `tx` must have locked its photos, which may be the ad's. */
    async addCorrection(
      { id: correctsId, userId, contactInfo }: CheckedAd,
      { photos: chosen = [], ...ad }: PostedAd,
      tx: Tx,
    ): Promise<void> {
      const first = { contactInfo, photoCount: chosen.length, userId, isApproved: false, correctsId }
      const added = await insert({ ...ad, ...first }, tx)
      await photos.place(added.id, chosen, tx)
      await submissions.add(added.id, added.createdAt, tx)
    },

    removeCorrection: (userId: number, correctsId: number, tx: Tx): Promise<boolean> =>
      rows.remove({ userId, correctsId }, tx),

    /** Locks the ads until `tx` ends; returns them in the order of their ids. */
    lock: (ids: readonly number[], tx: Tx): Promise<CheckedAd[]> =>
      ownerView.lockAll({ id: ids, isBinned: false }, tx),

    async countOwn(userId: number, tx: Tx): Promise<{ waiting: number; all: number }> {
      const [counted] = await db.read<{ waiting: number; all: number }>(
        `SELECT CAST(count(CASE WHEN corrects_id IS NULL THEN 1 END) AS integer) AS "all",
           CAST(count(CASE WHEN ${waits} THEN 1 END) AS integer) AS waiting
         FROM classified_ads WHERE user_id = $1 AND ${notBinned()}`,
        [userId],
        { tx },
      )
      return counted!
    },

    async countPublic(userId: number): Promise<number> {
      const [counted] = await db.read<{ count: number | string }>(
        `SELECT count(*) AS count FROM classified_ads WHERE user_id = $1 AND ${isListed(db)}`,
        [userId],
      )
      return Number(counted!.count)
    },

    /** Counts the views of each ad's page, the members who keep the ad, and the conversations about it. */
    async countInterest(ids: readonly number[]): Promise<Map<number, Interest>> {
      if (ids.length === 0) return new Map()
      const { where, values } = whereAll([isAmong(db, 'id', ids)])
      const rows = await db.read<{ id: number | string } & Interest>(
        `SELECT id,
           coalesce((SELECT number FROM ad_page_views WHERE ad_id = ad.id), 0) AS "views",
           CAST((SELECT count(*) FROM favourites WHERE ad_id = ad.id) AS integer) AS "keepers",
           CAST((SELECT count(*) FROM conversations WHERE ad_id = ad.id) AS integer) AS "conversations"
         FROM classified_ads AS ad ${where}`,
        values,
      )
      return new Map(rows.map(({ id, ...interest }) => [Number(id), interest]))
    },

    /** SQL for the number of refused ads and corrections of the member whom a statement calls "user". */
    rejectedOfUser: `SELECT CAST(count(*) AS integer) FROM classified_ads
      WHERE user_id = "user".id AND ${IS_REJECTED}`,

    listOwn(userId: number, slice: Slice, rejectedFirst = false): Promise<Page<CheckedAd>> {
      const conditions = [['user_id = ?', userId], ['corrects_id IS NULL'], [notBinned()]] as const
      const order = rejectedFirst ? `${IS_TO_CORRECT} DESC, ${ORDERS.recent}` : ORDERS.recent
      return ownerView.readPage({ conditions, order }, slice)
    },

    async findAllOwn(userId: number): Promise<ReviewedAd[]> {
      const own = await moderationView.list({ userId, isBinned: false }, { order: ORDERS.recent })
      return own.map(withSnapshot)
    },

    listAddresses: (limit: number): Promise<{ id: number; updatedAt: Date }[]> =>
      views.row.only('id', 'updatedAt').list([[isListed(db)]], { order: ORDERS.recent, limit }),

    /**
     * Changes a pending or rejected ad of the member, and makes the ad pending. Returns false if there is no
     * such ad. `lastLook` keeps an earlier rejection. `tx` must have locked the photos.
     */
    async changeUndecided(userId: number, id: number, { photos: placed, ...ad }: PostedAd, tx: Tx) {
      const again = {
        ...NOT_APPROVED,
        rejectionReason: null,
        rejectionRule: null,
        isSold: false,
        soldAt: null,
      }
      const counted = placed && { photoCount: placed.length }
      const where = { id, userId, state: ['pending', 'rejected'] } as const
      const changed = await rows.rewrite({ ...ad, ...again, ...counted }, where, tx)
      if (changed.length === 0) return false
      if (placed) await photos.place(id, placed, tx)
      await submissions.add(id, clock.now(), tx)
      return true
    },

    /** Deletes an ad for good. Only the ads that admins delete go to the bin. */
    remove: async (userId: number, id: number, tx: Tx): Promise<boolean> =>
      rows.announce((await rows.remove({ id, userId, isBinned: false }, tx)) ? [{ id, userId }] : [], tx),
  }
}

const NEW = {
  correctsId: null,
  revision: 1,
  rejectionReason: null,
  rejectionRule: null,
  lastLook: null,
  isSold: false,
  isHidden: false,
  isBinned: false,
  soldAt: null,
  reservedAt: null,
  formerPrice: null,
  loweredAt: null,
}

const IS_REJECTED = "state = 'rejected'"

const IS_TO_CORRECT = `(${IS_REJECTED} OR EXISTS (SELECT 1 FROM classified_ads AS correction
  WHERE correction.corrects_id = classified_ads.id AND correction.${IS_REJECTED}))`
