import type { Tx } from '#db/database'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Caller, Session, User } from '../contract'
import { newToken, tokenHash } from '../data/token'
import { expiredSince, hasExpired, isUseWorthNoting } from '../domain/session-lifetime'
import { lockedCaller } from './caller'
import type { Parts } from './parts'

/** More than anybody has devices. */
const MOST_SHOWN = 50

export async function startSession(
  { sessions, clock }: Parts,
  userId: number,
  device: string,
  tx?: Tx,
): Promise<string> {
  const token = newToken()
  await sessions.add({ tokenHash: tokenHash(token), userId, device, at: clock.now() }, tx)
  return token
}

export async function resumeSession({ sessions, clock, report }: Parts, token: string): Promise<User | null> {
  const hash = tokenHash(token)
  const found = await sessions.find(hash)
  const now = clock.now()
  if (!found || found.user.isBlocked || hasExpired(found.session, now)) return null

  // A page that only reads neither waits for a write nor fails with one.
  if (isUseWorthNoting(found.session.lastUsedAt, now)) void sessions.noteUse(hash, now).catch(report)
  return found.user
}

export async function findSessions(
  { sessions, clock }: Parts,
  userId: number,
  token: string,
): Promise<Session[]> {
  const current = tokenHash(token)
  const since = expiredSince(clock.now())
  const stored = await sessions.listOwn(userId, since, { first: current, limit: MOST_SHOWN })
  return stored.map(({ tokenHash: id, createdAt: startedAt, ...session }) => ({
    id,
    startedAt,
    ...session,
    isCurrent: id === current,
  }))
}

export function endSession({ sessions }: Parts, token: string): Promise<boolean> {
  return sessions.remove(tokenHash(token))
}

export function endSessionById(parts: Parts, caller: Caller, sessionId: string): Ended<void> {
  return parts.db.transaction(async (tx) => {
    if (!(await lockedCaller(parts, caller, tx))) return refuse('signed-out')
    return ok(await parts.sessions.removeOwn(caller.userId, sessionId, tx))
  })
}

export function endOtherSessions(parts: Parts, caller: Caller): Ended<number> {
  return parts.db.transaction(async (tx) => {
    if (!(await lockedCaller(parts, caller, tx))) return refuse('signed-out')
    return ok(await parts.sessions.removeAllOf(caller.userId, tokenHash(caller.token), tx))
  })
}

type Ended<Value> = Promise<Result<Value, 'signed-out'>>

export async function removeExpired({ sessions, resetTokens, clock }: Parts): Promise<number> {
  const now = clock.now()
  // One whose longest time is over is used no more: it goes 30 days later, by the index of the last use.
  const { usedUntil } = expiredSince(now)
  return (await sessions.removeUsedUntil(usedUntil)) + (await resetTokens.removeExpired(now))
}
