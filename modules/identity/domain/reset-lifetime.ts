const HOUR_IN_MS = 60 * 60 * 1000

/** A link to reset a password can be used for an hour from when its mail is sent. */
export function resetExpiry(now: Date): Date {
  return new Date(now.getTime() + HOUR_IN_MS)
}
