import type { Database, Tx } from '#db/database'
import type { Identity, User } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { addDays, dayInBelgium, daysBetween } from '#modules/kernel/day'
import type { Mail, MailQueue } from '#modules/kernel/mails'
import { queueInTheMorning } from '#modules/kernel/mornings'
import type { Stopping } from '#modules/kernel/sweep'
import type { MemoryStore } from '../memory/store'
import { REMINDER_DAYS, type Reminders } from '../rules'
import type { Overviews } from './overview'
import type { StudyPlanStore } from './store'
import type { Today } from './today'

/** The most members handled in one transaction, which locks them. */
const PORTION = 100

export type Reminder = {
  firstName: string
  every: Exclude<Reminders, 'none'>
  today: Today
  /** Null if the date of the exam is not set or has passed. */
  exam: { date: string; daysLeft: number } | null
}

export interface Reminding {
  /**
   * Queues the due reminders of members who can receive mail and have questions to study. Does nothing before
   * 7:00 in Belgium. Safe to run in several processes at once.
   */
  remindDue(stopping?: Stopping): Promise<number>

  /**
   * Returns the content of a reminder that was queued on `day`. Returns null if the member should no longer
   * get the mail. If `day` is over, also returns null, and makes a weekly reminder due again today.
   */
  composeReminder(userId: number, day: string): Promise<Reminder | null>
}

export type RemindingDeps = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  plans: StudyPlanStore
  memory: MemoryStore
  findToday: Overviews['findToday']
}

export function createReminding({
  db,
  clock,
  identity,
  mails,
  plans,
  memory,
  findToday,
}: RemindingDeps): Reminding {
  /** Queues mails for up to `PORTION` members. Also postpones the reminders of members who get no mail. */
  async function remindPortion(today: string): Promise<{ members: number; mails: number }> {
    const userIds = await plans.listToRemind(today, PORTION)
    if (userIds.length === 0) return { members: 0, mails: 0 }
    const toStudy = await memory.listWithQuestions(userIds, today)
    return db.transaction(async (tx) => {
      const members = await identity.accounts.lockMembers(userIds, tx)
      const taken = await plans.moveOn(userIds, { today, ...nextRemindersOn(today) }, tx)
      const queued = taken.flatMap((userId): Mail[] => {
        const member = members.get(userId)
        return member && isMailed(member) && toStudy.has(userId)
          ? [{ template: 'reminder', to: member.email, userId, parameters: { day: today } }]
          : []
      })
      if (queued.length > 0) await mails.queue(queued, tx)
      return { members: taken.length, mails: queued.length }
    })
  }

  return {
    remindDue: (stopping) => queueInTheMorning(clock, stopping, remindPortion),

    async composeReminder(userId, day) {
      const today = dayInBelgium(clock.now())
      if (day !== today) {
        await plans.remindAgain(userId, { missed: nextRemindersOn(day).weekly, today })
        return null
      }
      const member = await identity.members.find(userId)
      const { reminders: every, examDate } = await plans.findReminders(userId)
      if (!member || member.isBlocked || !isMailed(member) || every === 'none') return null
      const planned = await findToday(userId)
      if (planned.due + planned.fresh === 0) return null
      const daysLeft = examDate === null ? -1 : daysBetween(today, examDate)
      const exam = examDate === null || daysLeft < 0 ? null : { date: examDate, daysLeft }
      return { firstName: member.firstName, every, today: planned, exam }
    },
  }
}

const isMailed = ({ emailConfirmedAt, emailRefusedAt }: User): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null

function nextRemindersOn(today: string): Record<Exclude<Reminders, 'none'>, string> {
  return { daily: addDays(today, REMINDER_DAYS.daily), weekly: addDays(today, REMINDER_DAYS.weekly) }
}
