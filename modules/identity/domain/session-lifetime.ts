const HOUR_IN_MS = 60 * 60 * 1000
const LIFETIME_MS = 30 * 24 * HOUR_IN_MS

/** A session ends after 30 days in which it was not used. */
export function hasExpired(lastUsedAt: Date, now: Date): boolean {
  return lastUsedAt <= expiredSince(now)
}

/** Sessions that were last used then, or before, have expired. */
export function expiredSince(now: Date): Date {
  return new Date(now.getTime() - LIFETIME_MS)
}

/** Use is noted once an hour, so that reading a page is not a write each time. */
export function isUseWorthNoting(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= HOUR_IN_MS
}
