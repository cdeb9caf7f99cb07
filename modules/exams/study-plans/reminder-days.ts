import { addDays } from '#modules/kernel/day'
import { REMINDER_DAYS, type Reminders } from '../rules'

/** A choice of today brings no mail today. */
export function firstReminderOn(reminders: Reminders, today: string): string | null {
  return reminders === 'none' ? null : addDays(today, 1)
}

/** After a reminder of today, whatever day it was meant for: what was missed is not caught up on. */
export function nextRemindersOn(today: string): Record<Exclude<Reminders, 'none'>, string> {
  return { daily: addDays(today, REMINDER_DAYS.daily), weekly: addDays(today, REMINDER_DAYS.weekly) }
}
