import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { FailedMails, HeldMails } from '#modules/kernel/mails'
import type { Bounce } from './bounce'
import { deliver, type DeliveryParts } from './delivery'
import { createFailedStore } from './failed-store'
import { failureOf, nextTry } from './failure'
import type { MailLog, Sender } from './mail'
import { defineMails } from './models'
import { createQueueStore, type OwnMail, type QueuedMail } from './queue-store'

export type { MailLog } from './mail'
export type { OwnMail } from './queue-store'
export { readBounce, type Bounce } from './bounce'
export { openTransport } from './transport'

/** Mails wait in the database: none is lost, and none is sent before its cause is committed. */
export interface Mails extends HeldMails<Tx> {
  failed: FailedMails<Tx>

  /** What waits to be sent to a member or was given up, oldest first, for the export of their data. */
  findOwn(userId: number): Promise<OwnMail[]>
  countWaiting(): Promise<number>
  /** Marks the address that a mail of this site came back from; false where it did not, or nobody has the address. */
  noteBounce(bounce: Bounce): Promise<boolean>
  /** Sends what is due, one after the other, until a turn has lasted long enough. */
  sendDue(): Promise<void>
  /** Starts no further mail; one that is being sent has a few seconds left, and is tried again later. */
  stop(): void
}

/** Dropped: nobody wants it any more, or its day is over. */
export type MailOutcome = 'sent' | 'dropped' | 'postponed' | 'given-up'

export type MailDependencies = Omit<DeliveryParts, 'sender'> &
  Sender & {
    db: Database
    clock: Clock
    log: MailLog
    /** Receives the outcome of each try, and how many milliseconds it took. */
    tried?: (outcome: MailOutcome, mail: { template: string; ms: number }) => void
    patience?: typeof PATIENCE
  }

/** Milliseconds for sending one mail, and for finishing one when the process stops. */
export const PATIENCE = { sending: 60_000, stopping: 5_000 }

const MOST_A_TURN = 50
const TURN_MS = 10_000
/** Twice the patience: a longer claim means its process died. */
const LEASE_MS = 120_000

export function createMails(dependencies: MailDependencies): Mails {
  const { db, clock, appUrl, operator, log, patience = PATIENCE, tried } = dependencies
  const parts = { ...dependencies, sender: { appUrl, operator } }
  const model = defineMails(db.sequelize)
  const store = createQueueStore(db, model)
  const failedStore = createFailedStore(db, model)
  const sending = new Set<AbortController>()
  let stopped = false

  return {
    queue: (mails, tx) => store.add([mails].flat(), clock.now(), tx),
    release: (keys, tx) => store.release(keys, clock.now(), tx),
    withdraw: (keys, tx) => store.withdraw(keys, tx),
    findOwn: (userId) => store.findOwn(userId),
    countWaiting: () => store.count(),

    async noteBounce({ mail, addresses }) {
      const to = addresses.find((address) => parts.messageIds.isOf(mail, address))
      return to !== undefined && parts.noteDelivery(to, 'bounced')
    },

    failed: {
      all: failedStore.all,
      list: failedStore.list,
      lock: failedStore.lock,
      resend: (id, tx) => failedStore.resend(id, clock.now(), tx),
      remove: store.remove,
      removeBefore: failedStore.removeBefore,
    },

    async sendDue() {
      const begun = performance.now()
      // Takes no lock when there is nothing to send, which is nearly always.
      if (!(await store.hasDue(clock.now()))) return
      for (let taken = 0; taken < MOST_A_TURN; taken += 1) {
        if (stopped || performance.now() - begun > TURN_MS) return
        const now = clock.now()
        // One at a time: of many, the last would outlive the claim before their turn came.
        const mail = await store.claimNext(now, new Date(now.getTime() + LEASE_MS))
        if (!mail) return
        await settle(mail)
      }
    },

    stop() {
      stopped = true
      closeOnceIdle()
      setTimeout(() => sending.forEach((one) => one.abort()), patience.stopping).unref()
    },
  }

  async function settle(mail: QueuedMail): Promise<void> {
    const { id, to, template, attempts, createdAt } = mail
    let isTaken = false
    const begun = performance.now()
    const told = () => ({ template, ms: performance.now() - begun })
    try {
      const sent = await withinPatience((signal) => deliver(parts, mail, signal))
      if (sent) {
        isTaken = true
        log.info({ mail: id, template, ...sent }, 'sent a mail')
        tried?.('sent', told())
      } else if (template !== 'reset-link') {
        // Not for those: whether an address has an account is in no log.
        log.info({ mail: id, template, createdAt }, 'dropped a mail: it is unwanted, or its day is over')
        tried?.('dropped', told())
      }
    } catch (error) {
      const { permanent, cause, failure, answer } = failureOf(error)
      const nextTryAt = permanent ? null : nextTry(mail, clock.now())
      tried?.(nextTryAt ? 'postponed' : 'given-up', told())
      if (nextTryAt) {
        log.warn({ mail: id, template, attempts, nextTryAt, cause }, 'a mail could not be sent yet')
        return store.postpone(mail, nextTryAt)
      }
      log.error({ mail: id, template, attempts, cause }, 'gave up a mail')
      return db.transaction(async (tx) => {
        // The member before the mail, as the deletion of an account has it.
        if (failure === 'address') await parts.noteDelivery(to, 'refused', tx)
        await failedStore.giveUp(mail, { failedAt: clock.now(), failure, answer }, tx)
      })
    }
    // Both or neither, and the member first, as above.
    await db.transaction(async (tx) => {
      if (isTaken) await parts.noteDelivery(to, 'taken', tx)
      await store.remove(id, tx)
    })
  }

  /** Not by AbortSignal.timeout: Node collects one that only AbortSignal.any refers to, and it never fires. */
  async function withinPatience<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const one = new AbortController()
    const timer = setTimeout(() => one.abort(), patience.sending)
    sending.add(one)
    try {
      return await work(one.signal)
    } finally {
      clearTimeout(timer)
      sending.delete(one)
      closeOnceIdle()
    }
  }

  function closeOnceIdle(): void {
    if (stopped && sending.size === 0) void parts.transport.close?.()
  }
}
