import type { Caller } from '#modules/identity'
import { addDays, dayInBelgium, daysBetween } from '#modules/kernel/day'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { StudyMemory } from '../memory/memory'
import { MOST_DAYS_AHEAD, type Reminders } from '../rules'
import { createOverviews, type Overviews } from './overview'
import { createReminding, type Reminding, type RemindingDeps } from './reminding'
import type { Goal, ReminderPlan } from './store'
import { findPlanUse, type PlanUse } from './use-store'

export interface StudyPlans extends Overviews, Reminding {
  /** `examDate` is null if the member does not know it. Keeps the minutes if none are given. */
  setGoal(caller: Caller, goal: Goal): Promise<Result<null, 'signed-out' | 'past' | 'too-far'>>

  findReminders(userId: number): Promise<ReminderPlan>

  /** Counts what members did with their plans in the last thirty days. */
  findUse(): Promise<PlanUse>

  /**
   * Sets how often the member gets reminders, starting tomorrow. Repeating the same choice changes nothing.
   */
  setReminders(caller: Caller, reminders: Reminders): Promise<Result<null, 'signed-out'>>

  /** Needs no session, because the link in a reminder calls it. */
  stopReminders(userId: number): Promise<void>
}

type Deps = Omit<RemindingDeps, 'findToday'> & { studyMemory: StudyMemory }

export function createStudyPlans(deps: Deps): StudyPlans {
  const { db, clock, identity, plans } = deps
  const overviews = createOverviews(deps)
  const { remindDue, composeReminder } = createReminding({ ...deps, findToday: overviews.findToday })

  return {
    ...overviews,

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
    findUse: () => findPlanUse(db, dayInBelgium(clock.now())),

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
