import { dayInBelgium } from '#modules/kernel/day'

/** How a statement was checked: against the consolidated text, a page that quotes it, or as a rule of practice. */
export const CHECKS = ['texte', 'reproduction', 'pratique'] as const
export type Check = (typeof CHECKS)[number]

/** Whether somebody can read the text that a statement of this article rests on. */
export const isReadable = ({ article, sourceUrl }: Record<'article' | 'sourceUrl', string | null>): boolean =>
  Boolean(article && sourceUrl)

/** After so long, a statement is compared with its text again. */
export const CHECK_MONTHS = 6

/** What was checked before this day waits to be checked again. */
export function dueBefore(now: Date): string {
  const day = new Date(`${dayInBelgium(now)}T12:00:00Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - CHECK_MONTHS)
  // There is no 31 February: the month's last day.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}
