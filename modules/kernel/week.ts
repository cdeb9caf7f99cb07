import { addDays, dayInBelgium, daysBetween, momentInBelgium } from './day'

/** A week in Belgium, from Monday at midnight until the next Monday. */
export type Week = { from: Date; until: Date }

/** Lists the last weeks in Belgium, oldest first. The last one is the week of `now`. */
export function listWeeks(now: Date, count: number): Week[] {
  const today = dayInBelgium(now)
  const monday = addDays(today, -(daysBetween(A_MONDAY, today) % 7))
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(monday, (index + 1 - count) * 7)
    return { from: toMidnight(first), until: toMidnight(addDays(first, 7)) }
  })
}

const A_MONDAY = '2001-01-01'

// The clocks never change at midnight.
const toMidnight = (day: string) => momentInBelgium(`${day}T00:00`)!
