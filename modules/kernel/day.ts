/** Returns the day in Belgium, such as '2026-11-23'. */
export const dayInBelgium = (date: Date): string => calendar.format(date)

export const hourInBelgium = (date: Date): number => Number(hours.format(date))

// The Swedish locale writes days as in ISO 8601.
const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels' })
const hours = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels', hour: '2-digit' })
const minutes = new Intl.DateTimeFormat('sv', {
  ...{ timeZone: 'Europe/Brussels', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

/** Returns a time in Belgium as the value of a datetime-local field, such as '2026-11-23T18:30'. */
export const localInBelgium = (date: Date): string => minutes.format(date).replace(' ', 'T')

/**
 * Returns the moment of a datetime-local value in Belgium. Returns the earlier moment of a time that occurs
 * twice in autumn, and null for a time that is skipped in spring.
 */
export function momentInBelgium(local: string): Date | null {
  const asUtc = Date.parse(`${local}Z`)
  const inSummerOrWinter = [2, 1].map((hours) => new Date(asUtc - hours * HOUR))
  if (Number.isNaN(asUtc)) return null
  return inSummerOrWinter.find((moment) => localInBelgium(moment) === local) ?? null
}

export function addDays(day: string, days: number): string {
  const date = toNoon(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns the number of days from `day` to `other`, negative if `other` is earlier. */
export function daysBetween(day: string, other: string): number {
  return Math.round((toNoon(other).getTime() - toNoon(day).getTime()) / DAY)
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const toNoon = (day: string) => new Date(`${day}T12:00:00Z`)
