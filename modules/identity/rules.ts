import { isRecent } from '#modules/kernel/clock'
import { before, type Period, RETENTION, toMs } from '#modules/kernel/retention'

/** The limits on the length of what people type, in characters. */
export const SHORTEST = { username: 3, name: 2, password: 8 } as const
export const LONGEST = { username: 30, name: 100, password: 200, approvalNumber: 40 } as const

export const RECOVERY_CODES = 10

/** The precision with which the last use of a session is stored. */
export const USE_NOTED = { hours: 1 } as const satisfies Period

export const canUndoEmailChange = (changedAt: Date, now: Date): boolean =>
  isRecent(changedAt, now, toMs(RETENTION.emailChange))

/** Returns until when a session must have begun, or must have been last used, to have expired. */
export function expiredSince(now: Date): { startedUntil: Date; usedUntil: Date } {
  return { startedUntil: before(now, RETENTION.session), usedUntil: before(now, RETENTION.unusedSession) }
}

export function hasExpired(session: { startedAt: Date; lastUsedAt: Date }, now: Date): boolean {
  const { startedUntil, usedUntil } = expiredSince(now)
  return session.startedAt <= startedUntil || session.lastUsedAt <= usedUntil
}

/**
 * Returns whether to note a new use: not soon after the last one, so that reading pages rarely writes, unless a wrong
 * clock dated that one in the future.
 */
export function isUseWorthNoting(lastUsedAt: Date, now: Date): boolean {
  return !isRecent(lastUsedAt, now, toMs(USE_NOTED))
}

export const isPasswordFresh = (givenAt: Date, now: Date): boolean =>
  isRecent(givenAt, now, toMs(RETENTION.givenPassword))

export function isSetUpOver(createdAt: Date, now: Date): boolean {
  return !isRecent(createdAt, now, toMs(RETENTION.unconfirmedFactor))
}
