import { isRecent } from '#modules/kernel/clock'
import { before, type Period, RETENTION, toMs } from '#modules/kernel/retention'

/** The lengths of what people type, in characters. */
export const SHORTEST = { username: 3, name: 2, password: 8 } as const
export const LONGEST = { username: 30, name: 100, password: 200, approvalNumber: 40 } as const

/** A member with a second factor has so many codes for the day that the phone is gone. */
export const RECOVERY_CODES = 10

/** How exactly the last use of a session is noted. */
export const USE_NOTED = { hours: 1 } as const satisfies Period

export const isUndoOpen = (changedAt: Date, now: Date): boolean =>
  isRecent(changedAt, now, toMs(RETENTION.emailChange))

/** Sessions that began, or were last used, at these moments or before have expired. */
export function expiredSince(now: Date): { startedUntil: Date; usedUntil: Date } {
  return { startedUntil: before(now, RETENTION.session), usedUntil: before(now, RETENTION.unusedSession) }
}

export function hasExpired(session: { startedAt: Date; lastUsedAt: Date }, now: Date): boolean {
  const { startedUntil, usedUntil } = expiredSince(now)
  return session.startedAt <= startedUntil || session.lastUsedAt <= usedUntil
}

/**
 * Use is not noted each time, so that reading a page is seldom a write. A moment that a wrong clock noted in the
 * future is replaced, or the session would last longer.
 */
export function isUseWorthNoting(lastUsedAt: Date, now: Date): boolean {
  return !isRecent(lastUsedAt, now, toMs(USE_NOTED))
}

export const isPasswordFresh = (givenAt: Date, now: Date): boolean =>
  isRecent(givenAt, now, toMs(RETENTION.givenPassword))

/** A secret that no code has confirmed by then is shown to nobody any more. */
export function isSetUpOver(createdAt: Date, now: Date): boolean {
  return !isRecent(createdAt, now, toMs(RETENTION.unconfirmedFactor))
}
