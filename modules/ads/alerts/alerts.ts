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
   * Saves a search as an alert. `search` is the query string of the list's URL; unknown parameters are ignored.
   * Turns the member's digest mails on again if they had stopped them. Refuses with 'empty' without a filter,
   * 'same' if the member already has this alert, 'full' at `MOST_ALERTS`.
   */
  create(caller: Caller, search: string): Promise<Result<void, 'signed-out' | 'empty' | 'same' | 'full'>>

  /** Removes an alert of the member; idempotent. */
  remove(userId: number, id: number): Promise<void>

  /** Lists the member's alerts, oldest first. */
  list(userId: number): Promise<OwnAlerts>

  /** Returns the member's alerts for the copy of their data. */
  findOwn(
    userId: number,
  ): Promise<{ search: string; createdAt: Date; seenUntil: Date; nextDigestOn: string | null }[]>

  /** Turns the member's digest mails on or off. Ads approved while they are off appear in no later mail. */
  setDigests(caller: Caller, isMailed: boolean): Promise<Result<void, 'signed-out'>>

  /**
   * Stops the mails by the link in one of them, which needs no session. Idempotent; does nothing for a deleted
   * account.
   */
  stopDigests(userId: number): Promise<void>

  /**
   * Queues a mail for each due member whose alerts find a new ad; returns the number of mails. If several processes
   * run this at once, only one of them queues a given mail.
   */
  queueDigests(stopping?: Stopping): Promise<number>

  /**
   * Returns the content of a mail at the moment it is sent; `day` is the day it was queued. Null if the mail is no
   * longer wanted, or if that day is over: the next mail then lists its ads.
   */
  composeDigest(userId: number, day: string): Promise<AdDigest | null>

  /** Records that a mail was sent, so that the next one does not repeat its ads. */
  recordDigest(userId: number, until: Date): Promise<void>
}

/** A saved search; the member gets a mail about new ads that match it. */
export type Alert = {
  id: number
  /** The search, stored as the query string of the list's URL. */
  search: string
  query: AdQuery
  createdAt: Date
}

export type OwnAlerts = {
  alerts: Alert[]
  /** False if the member has stopped the mails, which stops them for all alerts at once. */
  isMailed: boolean
}

type Deps = { db: Database; clock: Clock; identity: Identity; mails: MailQueue<Tx>; store: AlertStore }

export function createAlerts(deps: Deps): Alerts {
  const { db, clock, identity, store } = deps
  const digests = createDigests(deps)

  /**
   * Returns the current time, and tomorrow as the day of the first mail. It is not today, so that a member who
   * turns the mails off and on again gets no second mail today.
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
    recordDigest: (userId, until) => store.markSeen([userId], until),

    async create(caller, asked) {
      const { userId } = caller
      const search = toSearch(readAlert(asked))
      if (search === '') return refuse('empty')
      return db.transaction(async (tx) => {
        // Serialises concurrent requests of the same member, so that none exceeds the limit.
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
