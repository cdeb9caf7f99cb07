import { ok, refuse } from '#modules/kernel/result'
import { newToken, tokenHash } from '../data/token'
import { expiredSince, hasExpired, isUseWorthNoting, undoOverSince } from '../domain/lifetimes'
import type { UseCase } from './deps'
import { lockCaller } from './locks'

/** More than anybody has devices. */
const MOST_SHOWN = 50

export const startSession: UseCase<'startSession'> = async ({ sessions, clock }, userId, device, tx) => {
  const token = newToken()
  const now = clock.now()
  await sessions.add({ id: tokenHash(token), userId, device, startedAt: now, lastUsedAt: now }, tx)
  return token
}

export const resumeSession: UseCase<'resumeSession'> = async ({ sessions, clock, report }, token) => {
  const found = await sessions.find(tokenHash(token))
  const now = clock.now()
  if (!found || found.user.isBlocked || hasExpired(found.session, now)) return null

  // A page that only reads neither waits for a write nor fails with one.
  if (isUseWorthNoting(found.session.lastUsedAt, now))
    void sessions.noteUse(found.user.id, found.session.id, now).catch(report)
  return found.user
}

export const findSessions: UseCase<'findSessions'> = async ({ sessions, clock }, userId, token) => {
  const current = tokenHash(token)
  const listed = await sessions.listOwn(userId, expiredSince(clock.now()), current, MOST_SHOWN)
  return listed.map((session) => ({ ...session, isCurrent: session.id === current }))
}

export const findVisits: UseCase<'findVisits'> = async ({ sessions, clock }, userId) => {
  const [openSessions, lastSeenAt] = await Promise.all([
    sessions.countOwn(userId, expiredSince(clock.now())),
    sessions.findLastVisit(userId),
  ])
  return { openSessions, lastSeenAt }
}

export const endSession: UseCase<'endSession'> = ({ sessions }, token) => sessions.remove(tokenHash(token))

export const endSessionById: UseCase<'endSessionById'> = (deps, caller, sessionId) =>
  deps.db.transaction(async (tx) => {
    if (!(await lockCaller(deps, caller, tx))) return refuse('signed-out')
    return ok(await deps.sessions.removeOwn(caller.userId, sessionId, tx))
  })

export const endOtherSessions: UseCase<'endOtherSessions'> = (deps, caller) =>
  deps.db.transaction(async (tx) => {
    if (!(await lockCaller(deps, caller, tx))) return refuse('signed-out')
    return ok(await deps.sessions.removeAllOf(caller.userId, tokenHash(caller.token), tx))
  })

export const removeExpired: UseCase<'removeExpired'> = async (deps) => {
  const { sessions, resetTokens, emailChanges } = deps
  const now = deps.clock.now()
  // A session past its longest time is used no more: it goes 30 days later, by the index of the last use.
  const { usedUntil } = expiredSince(now)
  const removed = [
    await sessions.removeUsedUntil(usedUntil),
    await resetTokens.removeExpired(now),
    await emailChanges.removeUntil(undoOverSince(now)),
  ]
  return removed.reduce((sum, count) => sum + count)
}
