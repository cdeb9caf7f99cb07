import type { Caller } from '../../identity'
import type { Result } from '../../kernel/result'
import type { Stopping } from '../../kernel/page'
import type { Reminders } from '../domain/reminders'

export type { Reminders } from '../domain/reminders'

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

export interface StudyPlans {
  /** Refuses a caller who was signed out since the request began. */
  setExamDate(caller: Caller, examDate: string): Promise<Result<null, 'signed-out' | 'past' | 'too-far'>>

  removeExamDate(caller: Caller): Promise<Result<null, 'signed-out'>>

  findReminders(userId: number): Promise<ReminderPlan>

  /** The first is tomorrow's. Refuses a caller who was signed out since the request began. */
  setReminders(caller: Caller, reminders: Reminders): Promise<Result<null, 'signed-out'>>

  /** Needs no session, only the link of a reminder. Idempotent; accepts a member who is gone. */
  stopReminders(userId: number): Promise<void>

  /**
   * Queues a mail for every member whose day has come, whose address is confirmed and takes mail, and for whom
   * something is due or new, from seven in the morning in Belgium on, until none is left or `stopping` is aborted;
   * returns how many. Several processes queue none twice.
   */
  remindDue(stopping?: Stopping): Promise<number>

  /**
   * What a reminder that was queued on this day says, when its turn comes; null when it is no longer wanted, or came
   * too late. A weekly one that came too late is queued again today, a daily one comes anyway.
   */
  takeReminder(userId: number, day: string): Promise<Reminder | null>
}
