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
   * `search` holds the parameters of the list's address; unknown ones are ignored. Starts the mails again where the
   * member had stopped them. 'empty' without a filter, 'same' where the member has it, 'full' with `MOST_ALERTS`.
   */
  create(caller: Caller, search: string): Promise<Result<void, 'signed-out' | 'empty' | 'same' | 'full'>>

  /** Idempotent. */
  remove(userId: number, id: number): Promise<void>

  /** The oldest first. */
  list(userId: number): Promise<OwnAlerts>

  /** For the copy of the member's data. */
  findOwn(
    userId: number,
  ): Promise<{ search: string; createdAt: Date; seenUntil: Date; nextDigestOn: string | null }[]>

  /** Ads that were approved while the mails were off appear in no later mail. */
  setDigests(caller: Caller, isMailed: boolean): Promise<Result<void, 'signed-out'>>

  /** For the link in a mail, which needs no session. Idempotent; accepts a deleted account. */
  stopDigests(userId: number): Promise<void>

  /**
   * Queues a mail for each member who is due and whose alerts find something new; returns how many. Of several
   * processes at once, one queues a mail.
   */
  queueDigests(stopping?: Stopping): Promise<number>

  /**
   * The content of a mail that was queued on this day, at the moment it is sent; null when it is no longer wanted, or
   * the day is over: the next mail then has these ads.
   */
  composeDigest(userId: number, day: string): Promise<AdDigest | null>

  /** Called once the mail is sent: the next one does not repeat its ads. */
  recordDigest(userId: number, until: Date): Promise<void>
}

/** A search whose new ads a member gets by mail. */
export type Alert = {
  id: number
  /** As it stands in the address of the list. */
  search: string
  query: AdQuery
  createdAt: Date
}

export type OwnAlerts = {
  alerts: Alert[]
  /** False once the member has stopped the mails, which they do for all alerts at once. */
  isMailed: boolean
}

type Deps = { db: Database; clock: Clock; identity: Identity; mails: MailQueue<Tx>; store: AlertStore }

export function createAlerts(deps: Deps): Alerts {
  const { db, clock, identity, store } = deps
  const digests = createDigests(deps)

  /** The first mail comes tomorrow, so that changing one's mind twice brings no second mail today. */
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
        // Serialises concurrent requests of the same member.
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
