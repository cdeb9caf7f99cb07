import type { Database, Tx } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import type { MailQueue } from '#modules/kernel/mails'
import type { Stopping } from '#modules/kernel/sweep'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { MOST_ALERTS } from '../rules'
import { type AdQuery, readAlert, toSearch } from '../schemas'
import { type AdDigest, createDigests } from './digests'
import type { AlertStore } from './store'

export interface Alerts {
  /**
   * Creates an alert for the filters in `search`, a query string, and turns stopped mails on again. Refuses
   * with 'empty' if there is no filter, 'same' if the alert exists, and 'full' at `MOST_ALERTS`.
   */
  create(caller: Caller, search: string): Promise<Result<void, 'signed-out' | 'empty' | 'same' | 'full'>>

  remove(userId: number, id: number): Promise<void>

  list(userId: number): Promise<OwnAlerts>

  findOwn(
    userId: number,
  ): Promise<{ search: string; createdAt: Date; seenUntil: Date; nextDigestOn: string | null }[]>

  /** Turns the member's mails on or off. Ads approved while the mails are off appear in no later mail. */
  setDigests(caller: Caller, isMailed: boolean): Promise<Result<void, 'signed-out'>>

  /** Needs no session, because the link in a mail calls it. */
  stopDigests(userId: number): Promise<void>

  /**
   * Queues a mail for each due member whose alerts find a new ad. Returns the number of mails. Several
   * processes may run it at once.
   */
  queueDigests(stopping?: Stopping): Promise<number>

  /**
   * Returns the content of the mail that was queued on `day`. Returns null if `day` is over, if the member
   * should no longer get the mail, or if the mail would contain no ad.
   */
  composeDigest(userId: number, day: string): Promise<AdDigest | null>

  /** Records that a mail has been sent, so that the next one does not repeat its ads. */
  recordDigest(userId: number, until: Date): Promise<void>
}

export type Alert = {
  id: number
  search: string
  query: AdQuery
  createdAt: Date
}

export type OwnAlerts = {
  alerts: Alert[]
  /** False if the member has stopped the mails of all their alerts. */
  isMailed: boolean
}

type Deps = { db: Database; clock: Clock; identity: Identity; mails: MailQueue<Tx>; store: AlertStore }

export function createAlerts(deps: Deps): Alerts {
  const { db, clock, identity, store } = deps
  const digests = createDigests(deps)

  /**
   * Returns the current time and the day of the next mail. That day is tomorrow, because the member may have
   * had a mail today.
   */
  function fromTomorrow() {
    const now = clock.now()
    return { now, day: addDays(dayInBelgium(now), 1) }
  }

  return {
    remove: store.remove,
    stopDigests: store.stop,
    queueDigests: digests.queue,
    composeDigest: digests.compose,
    recordDigest: (userId, until) => store.advanceSeenUntil([userId], until),

    async create(caller, queryString) {
      const { userId } = caller
      const search = toSearch(readAlert(queryString))
      if (search === '') return refuse('empty')
      return db.transaction(async (tx) => {
        // Locks the user row, so that simultaneous requests cannot exceed the limit.
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const own = await store.listOwn(userId, tx)
        if (own.some((alert) => alert.search === search)) return refuse('same')
        if (own.length >= MOST_ALERTS) return refuse('full')
        const { day, now } = fromTomorrow()
        await store.begin(userId, { day, now }, tx)
        await store.add({ userId, search, createdAt: now, seenUntil: now, nextDigestOn: day }, tx)
        return ok(undefined)
      })
    },

    async list(userId) {
      const own = await store.listOwn(userId)
      return {
        alerts: own.map(({ id, search, createdAt }) => ({ id, search, query: readAlert(search), createdAt })),
        isMailed: own.every(({ nextDigestOn }) => nextDigestOn !== null),
      }
    },

    async findOwn(userId) {
      return (await store.listOwn(userId)).map(({ id: _, userId: _of, ...alert }) => alert)
    },

    setDigests: (caller, isMailed) =>
      db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        if (isMailed) await store.begin(caller.userId, fromTomorrow(), tx)
        else await store.stop(caller.userId, tx)
        return ok(undefined)
      }),
  }
}
