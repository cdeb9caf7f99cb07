import type { Reminders } from '../study-plans/reminder-days'

export type { Reminders } from '../study-plans/reminder-days'

/** Days are those of Belgium. */
export type ReminderPlan = {
  reminders: Reminders
  /** The earliest day of the next one; null without reminders. */
  nextReminderOn: string | null
}

/** How many questions of a theme are due. */
export type DueOfTheme = { theme: string | null; due: number }

/** What a reminder says. */
export type Reminder = {
  firstName: string
  every: Exclude<Reminders, 'none'>
  /** Most questions first. Empty where nothing is due, but questions wait that the member has never seen. */
  themes: DueOfTheme[]
  /** Null without a date, and after it. */
  exam: { date: string; daysLeft: number } | null
}

export type StudyPlan = {
  /** The day of the member's exam in Belgium, as '2026-12-12'. */
  examDate: string | null
  /** The series in progress. */
  seriesId: number | null
  reminders: Reminders
}
