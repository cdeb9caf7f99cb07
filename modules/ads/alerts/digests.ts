import type { Database, Tx } from '#db/database'
import type { Identity, User } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import type { Mail, MailQueue } from '#modules/kernel/mails'
import { queueInTheMorning } from '#modules/kernel/mornings'
import type { Stopping } from '#modules/kernel/sweep'
import { MOST_IN_DIGEST } from '../rules'
import { readAlert, toSearch } from '../schemas'
import type { AlertStore, DigestedAd, StoredAlert, WatchedSearch } from './store'

export type AdDigest = {
  firstName: string
  ads: DigestedAd[]
  hasMore: boolean
  until: Date
}

/** The maximum number of members per transaction. It is low, because members stay locked until the commit. */
const PORTION = 50

type Deps = { db: Database; clock: Clock; identity: Identity; mails: MailQueue<Tx>; store: AlertStore }

export function createDigests({ db, clock, identity, mails, store }: Deps) {
  /**
   * Queues mails for one portion of members. All of these members are due again tomorrow, even those without
   * a mail.
   */
  async function queuePortion(today: string): Promise<{ members: number; mails: number }> {
    const userIds = await store.listDue(today, PORTION)
    if (userIds.length === 0) return { members: 0, mails: 0 }
    const until = committedUntil(clock.now())
    const withNews = await findWithNews(userIds, until)
    return db.transaction(async (tx) => {
      const members = await identity.accounts.lockMembers(userIds, tx)
      const taken = await store.moveOn(userIds, { today, tomorrow: addDays(today, 1) }, tx)
      const queued = taken.flatMap((userId): Mail[] => {
        const member = members.get(userId)
        return member && isMailed(member) && withNews.has(userId)
          ? [{ template: 'ad-digest', to: member.email, userId, parameters: { day: today } }]
          : []
      })
      // Moves `seenUntil` only for members without a mail. `recordDigest` does so for the others once their
      // mail is sent.
      const mailed = new Set(queued.map(({ userId }) => userId))
      const others = taken.filter((userId) => !mailed.has(userId))
      if (others.length > 0) await store.advanceSeenUntil(others, until, tx)
      if (queued.length > 0) await mails.queue(queued, tx)
      return { members: taken.length, mails: queued.length }
    })
  }

  async function findWithNews(userIds: readonly number[], until: Date): Promise<Set<number>> {
    const alerts = await store.listMailed(userIds)
    const found = new Set<number>()
    for (const userId of userIds) {
      const watches = toWatches(alerts.filter((alert) => alert.userId === userId))
      if (watches.length > 0 && (await store.hasNew(userId, watches, until))) found.add(userId)
    }
    return found
  }

  return {
    queue: (stopping?: Stopping) => queueInTheMorning(clock, stopping, queuePortion),

    async compose(userId: number, day: string): Promise<AdDigest | null> {
      const now = clock.now()
      if (day !== dayInBelgium(now)) return null
      const [member, own] = await Promise.all([identity.members.find(userId), store.listMailed([userId])])
      const watches = toWatches(own)
      if (!member || !isMailed(member) || watches.length === 0) return null
      const until = committedUntil(now)
      const ads = await store.listNew(userId, watches, until, MOST_IN_DIGEST + 1)
      if (ads.length === 0) return null
      const { firstName } = member
      return { firstName, ads: ads.slice(0, MOST_IN_DIGEST), hasMore: ads.length > MOST_IN_DIGEST, until }
    },
  }
}

/** Returns whether a member gets mails about other members' ads. */
export const isMailed = ({ emailConfirmedAt, emailRefusedAt, isBlocked }: User): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null && !isBlocked

const MARGIN_MS = 60_000

/**
 * Returns the time one minute before `now`. A mail leaves out later approvals, because they may not be
 * committed yet.
 */
function committedUntil(now: Date): Date {
  return new Date(now.getTime() - MARGIN_MS)
}

/** Leaves out alerts whose filters no longer exist, because such alerts would find every ad. */
function toWatches(alerts: readonly StoredAlert[]): WatchedSearch[] {
  return alerts
    .map(({ search, seenUntil }) => ({ query: readAlert(search), seenUntil }))
    .filter(({ query }) => toSearch(query) !== '')
}
