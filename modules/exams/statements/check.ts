import { dayInBelgium } from '#modules/kernel/day'
import { CHECK_MONTHS } from '../rules'

/** Whether somebody can read the text that a statement of this article rests on. */
export const isReadable = ({ article, sourceUrl }: Record<'article' | 'sourceUrl', string | null>): boolean =>
  Boolean(article && sourceUrl)

/** What was checked before this day waits to be checked again. */
export function dueBefore(now: Date): string {
  const day = new Date(`${dayInBelgium(now)}T12:00:00Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - CHECK_MONTHS)
  // There is no 31 February: the month's last day.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}
