import { addDays, dayInBelgium } from '#modules/kernel/day'
import { ok, refuse } from '#modules/kernel/result'
import { MOST_ALERTS, searchOf } from './filters'
import { readAlert } from '../schemas'
import type { Deps, UseCase } from '../deps'

export const createAlert: UseCase<'alerts', 'create'> = async (deps, caller, asked) => {
  const { db, identity, alerts } = deps
  const { userId } = caller
  const search = searchOf(readAlert(asked))
  if (search === '') return refuse('empty')
  return db.transaction(async (tx) => {
    // Two of their requests come one after the other.
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    const own = await alerts.ofMember(userId, tx)
    if (own.some((alert) => alert.search === search)) return refuse('same')
    if (own.length >= MOST_ALERTS) return refuse('full')
    const { day, now } = fromTomorrow(deps)
    await alerts.begin(userId, { day, now }, tx)
    await alerts.add({ userId, search, createdAt: now, seenUntil: now, nextDigestOn: day }, tx)
    return ok(undefined)
  })
}

export const listAlerts: UseCase<'alerts', 'list'> = async ({ alerts }, userId) => {
  const own = await alerts.ofMember(userId)
  return {
    alerts: own.map(({ id, search, createdAt }) => ({ id, search, query: readAlert(search), createdAt })),
    isMailed: own.every(({ nextDigestOn }) => nextDigestOn !== null),
  }
}

export const findOwnAlerts: UseCase<'alerts', 'findOwn'> = async ({ alerts }, userId) =>
  (await alerts.ofMember(userId)).map(({ id: _, userId: _of, ...alert }) => alert)

export const setDigests: UseCase<'alerts', 'setDigests'> = async (deps, caller, isMailed) => {
  const { db, identity, alerts } = deps
  return db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    if (isMailed) await alerts.begin(caller.userId, fromTomorrow(deps), tx)
    else await alerts.stop(caller.userId, tx)
    return ok(undefined)
  })
}

/** A choice of today brings no mail today, so that there is never a second one. */
function fromTomorrow({ clock }: Deps) {
  const now = clock.now()
  return { now, day: addDays(dayInBelgium(now), 1) }
}
