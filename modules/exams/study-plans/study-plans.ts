import type { Caller } from '#modules/identity'
import { addDays, dayInBelgium, daysBetween } from '#modules/kernel/day'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { MOST_DAYS_AHEAD, type Reminders } from '../rules'
import { createReminding, type Reminding, type RemindingDeps } from './reminding'
import type { ReminderPlan, StudyPlan } from './store'
import { findPlanUse, type PlanUse } from './use-store'

/** `examDate` is null if the member does not know it. */
export type Goal = Pick<StudyPlan, 'examDate' | 'minutes'>

export interface StudyPlans extends Reminding {
  setGoal(caller: Caller, goal: Goal): Promise<Result<null, 'signed-out' | 'past' | 'too-far'>>

  findReminders(userId: number): Promise<ReminderPlan>

  /** Counts what members did with their plans since this moment. */
  findUse(since: Date): Promise<PlanUse>

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

  return {
    async setGoal(caller, goal) {
      const { examDate } = goal
      const days = examDate === null ? 0 : daysBetween(dayInBelgium(clock.now()), examDate)
      if (days < 0) return refuse('past')
      if (days > MOST_DAYS_AHEAD) return refuse('too-far')
      return db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        await plans.setGoal(caller.userId, goal, tx)
        return ok(null)
      })
    },

    findReminders: plans.findReminders,
    findUse: (since) => findPlanUse(db, since),

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
