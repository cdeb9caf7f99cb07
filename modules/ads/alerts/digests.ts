import type { User } from '#modules/identity'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { inPortions } from '#modules/kernel/mornings'
import type { Mail } from '#modules/kernel/mails'
import type { StoredAlert, Watch } from './store'
import { MOST_IN_DIGEST, searchOf, toldUntil } from './filters'
import { readAlert } from '../schemas'
import type { Deps, UseCase } from '../deps'

export const queueDigests: UseCase<'alerts', 'queueDigests'> = (deps, stopping) =>
  inPortions(deps.clock, stopping, (today) => queuePortion(deps, today))

/** Members whose mails are queued in one transaction, in which all of them are locked. */
const PORTION = 50

/** The day of everybody in the portion moves on in the transaction of the mails, with a mail or without. */
async function queuePortion(deps: Deps, today: string): Promise<{ taken: number; mails: number }> {
  const { db, clock, identity, alerts } = deps
  const userIds = await alerts.listDue(today, PORTION)
  if (userIds.length === 0) return { taken: 0, mails: 0 }
  const until = toldUntil(clock.now())
  const withNews = await findNews(deps, userIds, until)
  return db.transaction(async (tx) => {
    const members = await identity.accounts.lockMembers(userIds, tx)
    const taken = await alerts.moveOn(userIds, { today, tomorrow: addDays(today, 1) }, tx)
    const mails = taken.flatMap((userId): Mail[] => {
      const member = members.get(userId)
      return member && isMailed(member) && withNews.has(userId)
        ? [{ template: 'ad-digest', to: member.email, userId, parameters: { day: today } }]
        : []
    })
    // What a mail tells moves on once it has gone.
    const told = new Set(mails.map(({ userId }) => userId))
    const untold = taken.filter((userId) => !told.has(userId))
    if (untold.length > 0) await alerts.markSeen(untold, until, tx)
    if (mails.length > 0) await deps.mails.queue(mails, tx)
    return { taken: taken.length, mails: mails.length }
  })
}

const isMailed = ({ emailConfirmedAt, emailRefusedAt, isBlocked }: User): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null && !isBlocked

/** Those of the members whose alerts find an ad that no mail has shown them. */
async function findNews({ alerts }: Deps, userIds: readonly number[], until: Date): Promise<Set<number>> {
  const all = await alerts.ofMembers(userIds)
  const found = new Set<number>()
  for (const userId of userIds) {
    const watches = watchesOf(all.filter((alert) => alert.userId === userId))
    if (watches.length > 0 && (await alerts.finds(userId, watches, until))) found.add(userId)
  }
  return found
}

export const takeDigest: UseCase<'alerts', 'composeDigest'> = async (
  { clock, identity, alerts },
  userId,
  day,
) => {
  const now = clock.now()
  if (day !== dayInBelgium(now)) return null
  const [member, own] = await Promise.all([identity.members.find(userId), alerts.ofMembers([userId])])
  const watches = watchesOf(own)
  if (!member || !isMailed(member) || watches.length === 0) return null
  const until = toldUntil(now)
  const ads = await alerts.listNew(userId, watches, until, MOST_IN_DIGEST + 1)
  if (ads.length === 0) return null
  const { firstName } = member
  return { firstName, ads: ads.slice(0, MOST_IN_DIGEST), hasMore: ads.length > MOST_IN_DIGEST, until }
}

export const noteDigest: UseCase<'alerts', 'recordDigest'> = ({ alerts }, userId, until) =>
  alerts.markSeen([userId], until)

/** One whose filters are no longer offered would find every ad. */
function watchesOf(own: readonly StoredAlert[]): Watch[] {
  return own
    .map(({ search, seenUntil }) => ({ query: readAlert(search), seenUntil }))
    .filter(({ query }) => searchOf(query) !== '')
}
