import type { Database, Tx } from '#db/database'
import type { Caller, Identity, User } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import type { MailQueue } from '#modules/kernel/mails'
import { queueInTheMorning } from '#modules/kernel/mornings'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Stopping } from '#modules/kernel/sweep'
import { type Waiting, WAITING_KINDS, type WaitingMail } from '#modules/kernel/waiting'
import { HOURS_UNTIL_MAILED, NEVER_MAILED } from '../rules'
import type { Tables } from '../tables'
import type { Queues } from './queue-store'

export interface WaitingMails {
  /**
   * From the morning on, queues a mail for each admin, once a day at most, if something has waited for
   * `HOURS_UNTIL_MAILED`. Leaves out admins who have ended these mails or cannot receive any. Returns the number of mails.
   */
  queueDue(stopping?: Stopping): Promise<number>

  /** Returns the content of a mail queued on `day`. Returns null once the day is over or the mail has lost its reason. */
  compose(userId: number, day: string): Promise<WaitingMail | null>

  isMailed(userId: number): Promise<boolean>

  /** Mails that are taken up again come from tomorrow on. */
  setMailed(caller: Caller, isMailed: boolean): Promise<Result<void, 'signed-out'>>

  stop(userId: number): Promise<void>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  mails: MailQueue<Tx>
  tables: Tables
  queues: Queues
}

export function createWaitingMails({ db, clock, identity, mails, tables, queues }: Deps): WaitingMails {
  const { waitingMails: rows } = tables

  const save = (userIds: readonly number[], nextOn: string | null, tx?: Tx) =>
    rows.insertOrUpdateAll(
      userIds.map((userId) => ({ userId, nextOn })),
      ['nextOn'],
      tx,
    )

  async function listDue(admins: readonly User[], today: string, tx?: Tx): Promise<User[]> {
    const stored = await rows.list({ userId: admins.map(({ id }) => id) }, { tx })
    const notDue = stored.filter(({ nextOn }) => nextOn === null || nextOn > today)
    return admins.filter(({ id }) => !notDue.some(({ userId }) => userId === id))
  }

  async function listAdmins(): Promise<User[]> {
    const { items } = await identity.members.list({ role: 'admin' }, { limit: MOST_ADMINS, offset: 0 })
    return items.filter(canBeMailed)
  }

  async function queueAll(today: string): Promise<{ members: number; mails: number }> {
    const none = { members: 0, mails: 0 }
    if (!hasWaitedLong((await queues.read()).waiting)) return none
    const due = await listDue(await listAdmins(), today)
    if (due.length === 0) return none
    return db.transaction(async (tx) => {
      const locked = await identity.accounts.lockMembers(
        due.map(({ id }) => id),
        tx,
      )
      const mailed = await listDue([...locked.values()].filter(canBeMailed), today, tx)
      if (mailed.length === 0) return none
      await save(
        mailed.map(({ id }) => id),
        addDays(today, 1),
        tx,
      )
      await mails.queue(
        mailed.map(({ id: userId, email: to }) => ({
          ...{ template: 'admin-waiting', to, userId, parameters: { day: today } },
        })),
        tx,
      )
      return { members: mailed.length, mails: mailed.length }
    })
  }

  async function isMailed(userId: number, tx?: Tx): Promise<boolean> {
    const row = await rows.find({ userId }, tx)
    return row?.nextOn !== null
  }

  return {
    queueDue: (stopping) => queueInTheMorning(clock, stopping, queueAll),

    async compose(userId, day) {
      if (day !== dayInBelgium(clock.now()) || !(await isMailed(userId))) return null
      const [admin, { waiting }] = await Promise.all([identity.members.find(userId), queues.read()])
      if (!admin || !canBeMailed(admin) || !hasWaitedLong(waiting)) return null
      return { firstName: admin.firstName, waiting }
    },

    isMailed: (userId) => isMailed(userId),

    setMailed: (caller, isOn) =>
      db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        if (isOn !== (await isMailed(caller.userId, tx)))
          await save([caller.userId], isOn ? addDays(dayInBelgium(clock.now()), 1) : null, tx)
        return ok(undefined)
      }),

    stop: (userId) =>
      db.transaction(async (tx) => {
        if (await identity.accounts.lockMember(userId, tx)) await save([userId], null, tx)
      }),
  }
}

/** More admins than any site has. */
const MOST_ADMINS = 100

const canBeMailed = ({ isAdmin, isBlocked, emailConfirmedAt, emailRefusedAt }: User): boolean =>
  isAdmin && !isBlocked && emailConfirmedAt !== null && emailRefusedAt === null

const hasWaitedLong = (waiting: Waiting): boolean =>
  WAITING_KINDS.some(
    (kind) => !NEVER_MAILED.includes(kind) && (waiting[kind].hours ?? 0) >= HOURS_UNTIL_MAILED,
  )
