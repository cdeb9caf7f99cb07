import type { Tx } from '../../../db/database'
import type { Clock } from '../../kernel/clock'
import type { User } from '../contract'
import type { SessionStore } from '../data/session-store'
import { newToken, tokenHash } from '../data/session-token'
import { expiredSince, hasExpired, isUseWorthNoting } from '../domain/session-lifetime'

type Parts = { sessions: SessionStore; clock: Clock; report: (fault: unknown) => void }

export async function startSession({ sessions, clock }: Parts, userId: number, tx?: Tx): Promise<string> {
  const token = newToken()
  await sessions.add({ tokenHash: tokenHash(token), userId, at: clock.now() }, tx)
  return token
}

export async function resumeSession({ sessions, clock, report }: Parts, token: string): Promise<User | null> {
  const hash = tokenHash(token)
  const session = await sessions.find(hash)
  const now = clock.now()
  if (!session || session.user.isBlocked || hasExpired(session.lastUsedAt, now)) return null

  // A page that only reads must not fail because a write did.
  if (isUseWorthNoting(session.lastUsedAt, now)) await sessions.noteUse(hash, now).catch(report)
  return session.user
}

export async function endSession({ sessions }: Parts, token: string): Promise<void> {
  await sessions.remove(tokenHash(token))
}

export function removeExpiredSessions({ sessions, clock }: Parts): Promise<number> {
  return sessions.removeUsedUntil(expiredSince(clock.now()))
}
