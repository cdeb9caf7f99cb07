import type { Tx } from '#db/database'
import type { FailedMails, HeldMails } from '#modules/kernel/mails'
import type { Bounce } from './bounce'
import { createFailedStore } from './failed-store'
import { defineMails } from './tables'
import { createQueueStore, type OwnMail } from './queue-store'
import { createSending, type Sending, type SendingParts } from './sending'

export { readBounce, type Bounce } from './bounce'
export type { OwnMail } from './queue-store'
export type { MailLog, SendingParts as MailDependencies } from './sending'
export { openTransport } from './transport'

/** Mails wait in the database. No mail is lost, and no mail is sent before the change that causes it is committed. */
export interface Mails extends HeldMails<Tx>, Sending {
  failed: FailedMails<Tx>

  findOwn(userId: number): Promise<OwnMail[]>

  countWaiting(): Promise<number>

  /** Marks a bounced address. Returns false if this site sent no mail to it, or if no member has it. */
  recordBounce(bounce: Bounce): Promise<boolean>
}

export function createMails(parts: SendingParts): Mails {
  const { db, clock, messageIds, recordDelivery } = parts
  const table = defineMails(db)
  const queue = createQueueStore(db, table)
  const failed = createFailedStore(table)

  return {
    ...createSending(parts, queue, failed),
    queue: (mails, tx) => queue.add([mails].flat(), clock.now(), tx),
    release: (keys, tx) => queue.release(keys, clock.now(), tx),
    withdraw: queue.withdraw,
    findOwn: queue.findOwn,
    countWaiting: queue.count,

    failed: {
      queue: failed.queue,
      list: failed.list,
      lock: failed.lock,
      resend: (id, tx) => failed.resend(id, clock.now(), tx),
      remove: queue.remove,
      removeBefore: failed.removeBefore,
    },

    async recordBounce({ mail, addresses }) {
      const to = addresses.find((address) => messageIds.isOf(mail, address))
      return to !== undefined && recordDelivery(to, 'bounced')
    },
  }
}
