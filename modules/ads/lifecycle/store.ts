import { booleanIs, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { atMost, type Filter, not, within } from '#db/filter'
import type { Clock } from '#modules/kernel/clock'
import type { CheckedAd } from '../ad'
import { parseAmount } from '../listings/price'
import { type AdRows, NEXT_REVISION, type StoredAd, type Values, type AdFilter } from '../listings/row-store'
import type { AdViews } from '../tables'
import { ONLINE_MS, MAILED_BEFORE_END_MS, DELETED_AFTER_MS } from '../rules'
import { listOpenings, type Opening, type TimedAct } from './acts'

export type LifecycleStore = ReturnType<typeof createLifecycleStore>

/**
 * The content of a renewal link. A renewal changes the ad's `expiresAt`, so that older links stop working.
 */
export type Renewal = { id: number; expiresAt: Date }

/** An ad that is due for its next stage, and its owner. */
export type Due = Renewal & { userId: number }

export type Own = { id: number; userId: number }

/**
 * A stage of an ad, with the SQL condition in `is`. The date in `column` decides when the next stage is due.
 */
type Stage = { is: string; column: 'expires_at' | 'ended_at' }

type Given = { db: Database; clock: Clock; views: AdViews; rows: AdRows }

export function createLifecycleStore({ db, clock, views, rows }: Given) {
  const { updateAndAnnounce } = rows
  const due = views.row.only('id', 'userId', 'expiresAt')
  const fromNow = (ms: number) => new Date(clock.now().getTime() + ms)

  async function updateOpen(act: TimedAct, values: Values, where: AdFilter, tx: Tx): Promise<boolean> {
    for (const opening of listOpenings(act, clock.now()))
      if (await updateAndAnnounce(values, [...[where].flat(), toFilter(opening)], tx)) return true
    return false
  }

  const renew = (where: AdFilter, tx: Tx) =>
    updateOpen('renew', { expiresAt: fromNow(ONLINE_MS), endedAt: null, isEndAnnounced: false }, where, tx)

  const online: Stage = { is: "state = 'online'", column: 'expires_at' }
  const unannounced: Stage = { ...online, is: `${online.is} AND ${booleanIs(db, 'is_end_announced', false)}` }
  const expired: Stage = { is: "state = 'expired'", column: 'ended_at' }

  async function list({ is, column }: Stage, until: Date, limit: number): Promise<Due[]> {
    const rest = `WHERE ${is} AND ${column} <= $1 ORDER BY ${column}, id LIMIT ${limit}`
    return (await due.read(rest, [until])) as Due[]
  }

  /**
   * Runs the SQL statement `change` on the ads that are still due, and returns these ads. In the statement,
   * $1 is `until`.
   */
  async function take(change: string, stage: Stage, until: Date, ids: readonly number[], tx: Tx) {
    const isDue = [`${stage.is} AND ${stage.column} <= ?`, until] as const
    const { where, values } = whereAll([isDue, isAmong(db, 'id', ids)])
    const rows = await db.read<object>(`${change} ${where} RETURNING ${due.columns}`, values, { tx })
    return rows.map(due.toRow) as Due[]
  }

  async function takeAndAnnounce(...taking: Parameters<typeof take>): Promise<Due[]> {
    const taken = await take(...taking)
    await rows.announce(taken, taking[4])
    return taken
  }

  return {
    renewOwn: (own: Own, tx: Tx) => renew(own, tx),

    renewByLink: ({ id, expiresAt }: Renewal, tx: Tx) => renew({ id, expiresAt, ownerIsBlocked: false }, tx),

    /** Leaves a hidden ad as it is, because marking it as sold would make its page public again. */
    markSold: (own: Own, tx: Tx) =>
      updateAndAnnounce(
        { isSold: true, soldAt: clock.now(), reservedAt: null },
        { ...own, isSold: false, isHidden: false, correctsId: null },
        tx,
      ),

    reserve: (own: Own, tx: Tx) =>
      updateAndAnnounce({ reservedAt: clock.now() }, { ...own, state: 'online', reservedAt: null }, tx),

    release: (own: Own, tx: Tx) =>
      updateAndAnnounce({ reservedAt: null }, { ...own, state: 'online', reservedAt: not(null) }, tx),

    undoSale: (own: Own, tx: Tx) => updateOpen('undo-sale', { isSold: false, soldAt: null }, own, tx),

    lockOwn: (own: Own, tx: Tx): Promise<CheckedAd | null> =>
      views.ownerView.lock({ ...own, isBinned: false }, tx),

    /** Also lowers the price in a correction that leaves it as it was. */
    async lowerPrice(own: Own & { before: string }, prices: { price: string; formerPrice: string }, tx: Tx) {
      const { before, ...where } = own
      const lowered = { price: prices.price, amount: parseAmount(prices.price) }
      await updateAndAnnounce(
        { ...prices, ...lowered, loweredAt: clock.now(), revision: NEXT_REVISION },
        where,
        tx,
      )
      await rows.update(lowered, { correctsId: own.id, price: before }, tx)
    },

    listEndingSoon: (limit: number) => list(unannounced, fromNow(MAILED_BEFORE_END_MS), limit),

    markOwnerMailed: (ids: readonly number[], tx: Tx) =>
      take(
        `UPDATE classified_ads SET ${booleanIs(db, 'is_end_announced', true)}`,
        unannounced,
        fromNow(MAILED_BEFORE_END_MS),
        ids,
        tx,
      ),

    listOverdue: (limit: number) => list(online, clock.now(), limit),

    /** Marks the ads as expired. Keeps `expiresAt`, because the renewal links in mails contain it. */
    async end(ids: readonly number[], tx: Tx): Promise<Due[]> {
      const change = "UPDATE classified_ads SET state = 'expired', ended_at = $1"
      const ended = await takeAndAnnounce(change, online, clock.now(), ids, tx)
      await rows.removeCorrections(
        ended.map(({ id }) => id),
        tx,
      )
      return ended
    },

    listToRemove: (limit: number) => list(expired, fromNow(-DELETED_AFTER_MS), limit),

    removeExpired: (ids: readonly number[], tx: Tx) =>
      takeAndAnnounce('DELETE FROM classified_ads', expired, fromNow(-DELETED_AFTER_MS), ids, tx),
  }
}

function toFilter({ state, date, after, until }: Opening): Filter<StoredAd> {
  if (!date || !until) return { state }
  return { state, [date]: after ? within(after, until) : atMost(until) }
}
