import type { Tx } from '#db/database'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Caller, Session, User } from '../contract'
import { newToken, tokenHash } from '../data/token'
import { expiredSince, hasExpired, isUseWorthNoting } from '../domain/lifetimes'
import type { Deps } from './deps'
import { lockCaller } from './locks'

/** More than anybody has devices. */
const MOST_SHOWN = 50

export async function startSession(
  { sessions, clock }: Deps,
  userId: number,
  device: string,
  tx?: Tx,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const session = { tokenHash: tokenHash(token), userId, device, createdAt: now, lastUsedAt: now }
  await sessions.add(session, tx)
  return token
}

export async function resumeSession({ sessions, clock, report }: Deps, token: string): Promise<User | null> {
  const hash = tokenHash(token)
  const found = await sessions.find(hash)
  const now = clock.now()
  if (!found || found.user.isBlocked || hasExpired(found.session, now)) return null

  // A page that only reads neither waits for a write nor fails with one.
  if (isUseWorthNoting(found.session.lastUsedAt, now)) void sessions.noteUse(hash, now).catch(report)
  return found.user
}

export async function findSessions(
  { sessions, clock }: Deps,
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

export function endSession({ sessions }: Deps, token: string): Promise<boolean> {
  return sessions.remove(tokenHash(token))
}

export function endSessionById(deps: Deps, caller: Caller, sessionId: string): Ended<void> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockCaller(deps, caller, tx))) return refuse('signed-out')
    return ok(await deps.sessions.removeOwn(caller.userId, sessionId, tx))
  })
}

export function endOtherSessions(deps: Deps, caller: Caller): Ended<number> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockCaller(deps, caller, tx))) return refuse('signed-out')
    return ok(await deps.sessions.removeAllOf(caller.userId, tokenHash(caller.token), tx))
  })
}

type Ended<Value> = Promise<Result<Value, 'signed-out'>>

export async function removeExpired({ sessions, resetTokens, clock }: Deps): Promise<number> {
  const now = clock.now()
  // A session past its longest time is used no more: it goes 30 days later, by the index of the last use.
  const { usedUntil } = expiredSince(now)
  return (await sessions.removeUsedUntil(usedUntil)) + (await resetTokens.removeExpired(now))
}
