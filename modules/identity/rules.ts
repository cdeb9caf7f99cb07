import { isRecent } from '#modules/kernel/clock'

const HOUR_IN_MS = 60 * 60 * 1000
const DAY_IN_MS = 24 * HOUR_IN_MS

/** A session ends after so long without use, and so long after it began. */
export const SESSION_IDLE_DAYS = 30
export const SESSION_DAYS = 90

/** So long a sign-in waits for its code, and a password need not be given again. */
export const PASSWORD_MINUTES = 10
const PASSWORD_MS = PASSWORD_MINUTES * 60 * 1000

/** So long the old address can take a change of the e-mail back. */
export const EMAIL_UNDO_DAYS = 7
const UNDO_MS = EMAIL_UNDO_DAYS * DAY_IN_MS

/** A link to reset a password can be used for so long from when its mail is sent. */
export const RESET_HOURS = 1

export const isUndoOpen = (changedAt: Date, now: Date): boolean => isRecent(changedAt, now, UNDO_MS)

/** Changes that were made at this moment or before can no longer be taken back. */
export const undoOverSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS)

/** Sessions that began, or were last used, at these moments or before have expired. */
export function expiredSince(now: Date): { startedUntil: Date; usedUntil: Date } {
  return {
    startedUntil: new Date(now.getTime() - SESSION_DAYS * DAY_IN_MS),
    usedUntil: new Date(now.getTime() - SESSION_IDLE_DAYS * DAY_IN_MS),
  }
}

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

export const isPasswordFresh = (givenAt: Date, now: Date): boolean => isRecent(givenAt, now, PASSWORD_MS)

/** A secret that no code has confirmed by then is shown to nobody any more. */
export function isSetUpOver(createdAt: Date, now: Date): boolean {
  return !isRecent(createdAt, now, HOUR_IN_MS)
}

export function resetExpiry(now: Date): Date {
  return new Date(now.getTime() + RESET_HOURS * HOUR_IN_MS)
}
