import { literal, Op } from 'sequelize'
import { holds, isAmong, whereAll } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { CheckedAd, Renewal } from '../contract'
import { AD_LIFETIME_MS } from '../domain/ad'
import { ANNOUNCED_MS, KEPT_MS, RENEWABLE_MS, UNDONE_MS } from '../domain/lifecycle'
import { amountOf } from '../domain/price'
import { notBinned } from './ad-conditions'
import { createAdWriter, type Where } from './ad-writer'
import type { AdModel, AdTables } from './models'

export type LifecycleStore = ReturnType<typeof createLifecycleStore>

/** An ad whose time has come, of the member who is to be told. */
export type Due = Renewal & { userId: number }

type Own = { id: number; userId: number }

const HOUR_MS = 3_600_000

/** What changes an ad after its approval: its owner, and time. */
export function createLifecycleStore(
  given: { db: Database; clock: Clock },
  model: AdModel,
  { all, checked }: AdTables,
) {
  const { db, clock } = given
  const { update, updateAndAnnounce } = createAdWriter(given, model)
  const due = all.only('id', 'userId', 'expiresAt')
  const fromNow = (ms: number) => new Date(clock.now().getTime() + ms)

  /** As `actsOf` has it. */
  function renew(where: Where, tx: Tx): Promise<boolean> {
    const inTime = { [Op.lte]: fromNow(RENEWABLE_MS), [Op.gt]: fromNow(-KEPT_MS) }
    return updateAndAnnounce(
      { expiresAt: fromNow(AD_LIFETIME_MS), isExpired: false, isEndAnnounced: false },
      { [Op.and]: [where, { state: ['online', 'expired'], expiresAt: inTime }] },
      tx,
    )
  }

  // Written as the index of ends has it.
  const mayEnd = `${holds(db, 'is_approved', true)} AND ${holds(db, 'is_sold', false)}`
  const isOnline = `${mayEnd} AND state = 'online'`
  const isUnannounced = `${isOnline} AND ${holds(db, 'is_end_announced', false)}`
  const isExpired = `${mayEnd} AND state = 'expired'`

  async function list(which: string, until: Date, limit: number): Promise<Due[]> {
    const rest = `WHERE ${which} AND expires_at <= $1 ORDER BY expires_at, id LIMIT ${limit}`
    return (await due.read(rest, [until])) as Due[]
  }

  /** Does `change` to those of the ads for which `which` still holds, and returns them. */
  async function take(change: string, which: string, until: Date, ids: readonly number[], tx: Tx) {
    const { where, values } = whereAll([isAmong(db, 'id', ids), [`${which} AND expires_at <= ?`, until]])
    const rows = await db.read<object>(`${change} ${where} RETURNING ${due.columns}`, values, tx)
    return rows.map(due.toRow) as Due[]
  }

  async function takeAnnounced(...taking: Parameters<typeof take>): Promise<Due[]> {
    const taken = await take(...taking)
    if (taken.length > 0) await announceContentChange(db, taking[4])
    return taken
  }

  return {
    renewOwn: (own: Own, tx: Tx) => renew(own, tx),

    renewByLink: ({ id, expiresAt }: Renewal, tx: Tx) => renew({ id, expiresAt, ownerIsBlocked: false }, tx),

    reserve: (own: Own, tx: Tx) =>
      updateAndAnnounce({ reservedAt: clock.now() }, { ...own, state: 'online', reservedAt: null }, tx),

    release: (own: Own, tx: Tx) =>
      updateAndAnnounce({ reservedAt: null }, { ...own, state: 'online', reservedAt: { [Op.ne]: null } }, tx),

    undoSale: (own: Own, tx: Tx) =>
      updateAndAnnounce(
        { isSold: false, soldAt: null },
        { ...own, state: 'sold', soldAt: { [Op.gt]: fromNow(-UNDONE_MS) } },
        tx,
      ),

    /** Nobody else changes it until the end of `tx`. */
    async lockOwn({ id, userId }: Own, tx: Tx): Promise<CheckedAd | null> {
      const [ad] = await checked.lock(`WHERE id = $1 AND user_id = $2 AND ${notBinned()}`, [id, userId], tx)
      return ad ?? null
    },

    setPrice: (own: Own, price: string, tx: Tx) =>
      updateAndAnnounce({ price, amount: amountOf(price), revision: literal('revision + 1') }, own, tx),

    toAnnounce: (limit: number) => list(isUnannounced, fromNow(ANNOUNCED_MS), limit),

    markAnnounced: (ids: readonly number[], tx: Tx) =>
      take(
        `UPDATE classified_ads SET ${holds(db, 'is_end_announced', true)}`,
        isUnannounced,
        fromNow(ANNOUNCED_MS),
        ids,
        tx,
      ),

    toEnd: (limit: number) => list(isOnline, clock.now(), limit),

    /** The link in an announcement is made for the present end, so it is kept unless it is long over. */
    async end(ids: readonly number[], tx: Tx): Promise<Due[]> {
      const now = clock.now()
      await update(
        { expiresAt: now },
        { id: [...ids], state: 'online', expiresAt: { [Op.lt]: fromNow(-HOUR_MS) } },
        tx,
      )
      const change = `UPDATE classified_ads SET ${holds(db, 'is_expired', true)}`
      return takeAnnounced(change, isOnline, now, ids, tx)
    },

    toRemove: (limit: number) => list(isExpired, fromNow(-KEPT_MS), limit),

    removeEnded: (ids: readonly number[], tx: Tx) =>
      takeAnnounced('DELETE FROM classified_ads', isExpired, fromNow(-KEPT_MS), ids, tx),
  }
}
