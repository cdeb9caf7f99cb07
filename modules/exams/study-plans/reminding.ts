import { dayInBelgium, daysBetween } from '#modules/kernel/day'
import { inPortions } from '#modules/kernel/mornings'
import type { User } from '#modules/identity'
import type { Mail } from '#modules/kernel/mails'
import { ok, refuse } from '#modules/kernel/result'
import { firstReminderOn, nextRemindersOn } from './reminder-days'
import type { Deps, UseCase } from '../use-cases/deps'

export const setReminders: UseCase<'studyPlans', 'setReminders'> = (
  { db, clock, identity, plans },
  caller,
  reminders,
) =>
  db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    const nextReminderOn = firstReminderOn(reminders, dayInBelgium(clock.now()))
    await plans.setReminders(caller.userId, { reminders, nextReminderOn }, tx)
    return ok(null)
  })

/** Members whose mails are queued in one transaction, in which all of them are locked. */
const PORTION = 100

export const remindDue: UseCase<'studyPlans', 'remindDue'> = (deps, stopping) =>
  inPortions(deps.clock, stopping, (today) => remindPortion(deps, today))

/** The day of everybody in the portion moves on in the transaction of the mails, with a mail or without. */
async function remindPortion(deps: Deps, today: string): Promise<{ taken: number; mails: number }> {
  const { db, identity, plans } = deps
  const userIds = await plans.listToRemind(today, PORTION)
  if (userIds.length === 0) return { taken: 0, mails: 0 }
  const toStudy = await findToStudy(deps, userIds, today)
  return db.transaction(async (tx) => {
    const members = await identity.accounts.lockMembers(userIds, tx)
    const taken = await plans.moveOn(userIds, { today, ...nextRemindersOn(today) }, tx)
    const mails = taken.flatMap((userId): Mail[] => {
      const member = members.get(userId)
      return member && isMailed(member) && toStudy.has(userId)
        ? [{ template: 'reminder', to: member.email, userId, parameters: { day: today } }]
        : []
    })
    if (mails.length > 0) await deps.mails.queue(mails, tx)
    return { taken: taken.length, mails: mails.length }
  })
}

export const takeReminder: UseCase<'studyPlans', 'composeReminder'> = async (deps, userId, day) => {
  const { clock, identity, plans } = deps
  const today = dayInBelgium(clock.now())
  if (day !== today) {
    await plans.remindAgain(userId, { missed: nextRemindersOn(day).weekly, today })
    return null
  }
  const member = await identity.members.find(userId)
  const { reminders: every, examDate } = await plans.findReminders(userId)
  const themes = (await findToStudy(deps, [userId], today)).get(userId)
  if (!member || member.isBlocked || !isMailed(member) || every === 'none' || !themes) return null
  const daysLeft = examDate === null ? -1 : daysBetween(today, examDate)
  const exam = examDate === null || daysLeft < 0 ? null : { date: examDate, daysLeft }
  return { firstName: member.firstName, every, themes, exam }
}

/** The due themes of each member, none where only new questions wait. Members with nothing to study are missing. */
async function findToStudy({ mastery }: Deps, userIds: readonly number[], today: string) {
  const due = await mastery.countDue(userIds, today)
  const withNew = await mastery.listWithNew(userIds.filter((userId) => !due.has(userId)))
  for (const userId of withNew) due.set(userId, [])
  return due
}

const isMailed = ({ emailConfirmedAt, emailRefusedAt }: User): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null
