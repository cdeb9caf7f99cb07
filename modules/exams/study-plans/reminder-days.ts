import { addDays } from '#modules/kernel/day'

/** How often a member wants to be told by mail what is due. */
export const REMINDERS = ['none', 'daily', 'weekly'] as const
export type Reminders = (typeof REMINDERS)[number]

/** A choice of today brings no mail today. */
export function firstReminderOn(reminders: Reminders, today: string): string | null {
  return reminders === 'none' ? null : addDays(today, 1)
}

/** After a reminder of today, whatever day it was meant for: what was missed is not caught up on. */
export function nextRemindersOn(today: string): Record<Exclude<Reminders, 'none'>, string> {
  return { daily: addDays(today, 1), weekly: addDays(today, 7) }
}
