import type { Tx } from '../../../db/database'
import type { Session, User } from '../contract'
import { newToken, tokenHash } from '../data/token'
import { expiredSince, hasExpired, isUseWorthNoting } from '../domain/session-lifetime'
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
  const session = await sessions.find(hash)
  const now = clock.now()
  if (!session || session.user.isBlocked || hasExpired(session, now)) return null

  // A page that only reads must not fail because a write did.
  if (isUseWorthNoting(session.lastUsedAt, now)) await sessions.noteUse(hash, now).catch(report)
  return session.user
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

export function endSessionById({ sessions }: Parts, userId: number, sessionId: string): Promise<void> {
  return sessions.removeOwn(userId, sessionId)
}

export function endOtherSessions({ sessions }: Parts, userId: number, token: string): Promise<number> {
  return sessions.removeAllOf(userId, tokenHash(token))
}

export async function removeExpired({ sessions, resetTokens, clock }: Parts): Promise<number> {
  const now = clock.now()
  // One whose longest time is over is used no more: it goes 30 days later, by the index of the last use.
  const { usedUntil } = expiredSince(now)
  return (await sessions.removeUsedUntil(usedUntil)) + (await resetTokens.removeExpired(now))
}
