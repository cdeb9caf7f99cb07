/** How long a line of the log is kept: long enough to answer for it, not for ever. */
const YEARS = 2

export function expiredBefore(now: Date): Date {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - YEARS)
  return date
}
