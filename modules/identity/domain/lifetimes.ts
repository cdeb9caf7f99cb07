import { isRecent } from '#modules/kernel/clock'

const HOUR_IN_MS = 60 * 60 * 1000
const TEN_MINUTES_MS = 10 * 60 * 1000
const DAY_IN_MS = 24 * HOUR_IN_MS
const UNUSED_MS = 30 * DAY_IN_MS
const LONGEST_MS = 90 * DAY_IN_MS
const UNDO_MS = 7 * DAY_IN_MS

/** The old address can take a change of the e-mail back for seven days. */
export const isUndoOpen = (changedAt: Date, now: Date): boolean => isRecent(changedAt, now, UNDO_MS)

/** Changes that were made at this moment or before can no longer be taken back. */
export const undoOverSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS)

/** Sessions that began, or were last used, at these moments or before have expired. */
export function expiredSince(now: Date): { startedUntil: Date; usedUntil: Date } {
  return {
    startedUntil: new Date(now.getTime() - LONGEST_MS),
    usedUntil: new Date(now.getTime() - UNUSED_MS),
  }
}

/** A session ends after 30 days without use, and 90 days after it began. */
export function hasExpired(session: { startedAt: Date; lastUsedAt: Date }, now: Date): boolean {
  const { startedUntil, usedUntil } = expiredSince(now)
  return session.startedAt <= startedUntil || session.lastUsedAt <= usedUntil
}

/**
 * Use is noted once an hour, so that reading a page is not a write each time. A moment that a wrong clock noted in the
 * future is replaced, or the session would last longer.
 */
export function isUseWorthNoting(lastUsedAt: Date, now: Date): boolean {
  return !isRecent(lastUsedAt, now, HOUR_IN_MS)
}

/** For ten minutes a sign-in waits for its code, and a password need not be given again. */
export const isPasswordFresh = (givenAt: Date, now: Date): boolean => isRecent(givenAt, now, TEN_MINUTES_MS)

/** A secret that no code has confirmed by then is shown to nobody any more. */
export function isSetUpOver(createdAt: Date, now: Date): boolean {
  return !isRecent(createdAt, now, HOUR_IN_MS)
}

/** A link to reset a password can be used for an hour from when its mail is sent. */
export function resetExpiry(now: Date): Date {
  return new Date(now.getTime() + HOUR_IN_MS)
}
