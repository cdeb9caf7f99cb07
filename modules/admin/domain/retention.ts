/** How long a line of the log is kept: long enough to answer for it, not for ever. */
const YEARS = 2
const DAY_MS = 86_400_000

export function expiredBefore(now: Date): Date {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - YEARS)
  return date
}

/** A file that nobody has said yes to in a day was not meant. */
export function importExpiredBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}
