/** Returns the day in Belgium, such as '2026-11-23', whatever the server's time zone. */
export const dayInBelgium = (date: Date): string => calendar.format(date)

/** Returns the hour in Belgium, from 0 to 23. */
export const hourInBelgium = (date: Date): number => Number(hours.format(date))

// The Swedish locale writes days as ISO 8601 does.
const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels' })
const hours = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels', hour: '2-digit' })
const minutes = new Intl.DateTimeFormat('sv', {
  ...{ timeZone: 'Europe/Brussels', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

/** Returns the time in Belgium, such as '2026-11-23T18:30', as a form's field of date and time contains it. */
export const localInBelgium = (date: Date): string => minutes.format(date).replace(' ', 'T')

/**
 * Returns the moment that the value of a form's field of date and time means in Belgium. Null if there is none, as
 * in the hour that summer time skips. In the hour that occurs twice in autumn, it is the first of the two.
 */
export function momentInBelgium(local: string): Date | null {
  const asUtc = Date.parse(`${local}Z`)
  const inSummerOrWinter = [2, 1].map((hours) => new Date(asUtc - hours * HOUR))
  if (Number.isNaN(asUtc)) return null
  return inSummerOrWinter.find((moment) => localInBelgium(moment) === local) ?? null
}

/** Returns the day that many days after this one; before it if `days` is negative. */
export function addDays(day: string, days: number): string {
  const date = noonOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns the number of days from one day to another; negative if the other comes first. */
export function daysBetween(day: string, other: string): number {
  return Math.round((noonOf(other).getTime() - noonOf(day).getTime()) / DAY)
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
