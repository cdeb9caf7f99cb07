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

/** A session has expired if it began at or before `startedUntil`, or was last used at or before `usedUntil`. */
export function expiredSince(now: Date): { startedUntil: Date; usedUntil: Date } {
  return { startedUntil: before(now, RETENTION.session), usedUntil: before(now, RETENTION.unusedSession) }
}

export function hasExpired(session: { startedAt: Date; lastUsedAt: Date }, now: Date): boolean {
  const { startedUntil, usedUntil } = expiredSince(now)
  return session.startedAt <= startedUntil || session.lastUsedAt <= usedUntil
}

/**
 * Returns whether the last noted use is old, or in the future because of a wrong clock. Noting every use would make
 * each page write to the database.
 */
export function isUseWorthNoting(lastUsedAt: Date, now: Date): boolean {
  return !isRecent(lastUsedAt, now, toMs(USE_NOTED))
}

export const isPasswordFresh = (givenAt: Date, now: Date): boolean =>
  isRecent(givenAt, now, toMs(RETENTION.givenPassword))

export function isSetUpOver(createdAt: Date, now: Date): boolean {
  return !isRecent(createdAt, now, toMs(RETENTION.unconfirmedFactor))
}
