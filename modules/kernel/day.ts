/** '2026-11-23' in Belgium, whatever the server's time zone. */
export const dayInBelgium = (date: Date): string => calendar.format(date)

/** The hour in Belgium, from 0 to 23. */
export const hourInBelgium = (date: Date): number => Number(hours.format(date))

// Sweden writes its days as databases do.
const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels' })
const hours = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels', hour: '2-digit' })

/** The day so many days after this one, or before it. */
export function addDays(day: string, days: number): string {
  const date = noonOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Days from one day to another; negative when the other comes first. */
export function daysBetween(day: string, other: string): number {
  return Math.round((noonOf(other).getTime() - noonOf(day).getTime()) / DAY)
}

const DAY = 24 * 60 * 60 * 1000

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
