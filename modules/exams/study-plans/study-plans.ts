import type { Caller } from '#modules/identity'
import { dayInBelgium, daysBetween } from '#modules/kernel/day'
import { ok, refuse } from '#modules/kernel/result'
import { MOST_DAYS_AHEAD } from '../rules'
import type { Deps, UseCase } from '../use-cases/deps'

export const setExamDate: UseCase<'studyPlans', 'setExamDate'> = async (deps, caller, examDate) => {
  const days = daysBetween(dayInBelgium(deps.clock.now()), examDate)
  if (days < 0) return refuse('past')
  if (days > MOST_DAYS_AHEAD) return refuse('too-far')
  return save(deps, caller, examDate)
}

export const removeExamDate: UseCase<'studyPlans', 'removeExamDate'> = (deps, caller) =>
  save(deps, caller, null)

function save({ db, identity, plans }: Deps, caller: Caller, examDate: string | null) {
  return db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    await plans.setExamDate(caller.userId, examDate, tx)
    return ok(null)
  })
}
