import type { Caller } from '#modules/identity'
import { addDays, dayInBelgium, daysBetween } from '#modules/kernel/day'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { MOST_DAYS_AHEAD, type Reminders } from '../rules'
import { createReminding, type Reminding, type RemindingDeps } from './reminding'
import type { ReminderPlan } from './store'

export interface StudyPlans extends Reminding {
  setExamDate(caller: Caller, examDate: string): Promise<Result<null, 'signed-out' | 'past' | 'too-far'>>

  removeExamDate(caller: Caller): Promise<Result<null, 'signed-out'>>

  findReminders(userId: number): Promise<ReminderPlan>

  /**
   * Sets how often the member gets reminders, starting tomorrow. Repeating the same choice changes nothing.
   */
  setReminders(caller: Caller, reminders: Reminders): Promise<Result<null, 'signed-out'>>

  /** Needs no session, because the link in a reminder calls it. */
  stopReminders(userId: number): Promise<void>
}

export function createStudyPlans(deps: RemindingDeps): StudyPlans {
  const { db, clock, identity, plans } = deps
  const { remindDue, composeReminder } = createReminding(deps)

  function saveExamDate(caller: Caller, examDate: string | null) {
    return db.transaction(async (tx) => {
      if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
      await plans.setExamDate(caller.userId, examDate, tx)
      return ok(null)
    })
  }

  return {
    async setExamDate(caller, examDate) {
      const days = daysBetween(dayInBelgium(clock.now()), examDate)
      if (days < 0) return refuse('past')
      if (days > MOST_DAYS_AHEAD) return refuse('too-far')
      return saveExamDate(caller, examDate)
    },

    removeExamDate: (caller) => saveExamDate(caller, null),

    findReminders: plans.findReminders,

    setReminders: (caller, reminders) =>
      db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        const tomorrow = addDays(dayInBelgium(clock.now()), 1)
        const nextReminderOn = reminders === 'none' ? null : tomorrow
        await plans.setReminders(caller.userId, { reminders, nextReminderOn }, tx)
        return ok(null)
      }),

    stopReminders: plans.stopReminders,
    remindDue,
    composeReminder,
  }
}
