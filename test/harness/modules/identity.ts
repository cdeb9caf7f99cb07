import { beforeEach } from 'vitest'
import type { Database, Tx } from '#db/database'
import { setUpDatabase } from '#test/harness/db/database'
import { createTestClock } from '#test/harness/fixed-clock'
import { openVault } from '#app/start/vault.server'
import { type Caller, createIdentity, type RemoveOwnRows, type User } from '#modules/identity'
import { camille, join, signIn } from '#test/people'
import type { Mail, MailQueue } from '#modules/kernel/mails'

export { mark } from '#test/harness/db/rows'
export { DONE, refusal, unwrap } from '#test/harness/results'

/** The world of a test file: each test finds a database without anybody, and the clock as it began. */
export async function setUpIdentity() {
  const db = await setUpDatabase()
  const world = createWorld(db)
  beforeEach(async () => {
    await db.write('DELETE FROM users')
    world.clock.reset()
    for (const list of [world.mails, world.queue.transactions, world.faults]) list.length = 0
    world.queue.room = Infinity
  })
  return { ...world, db }
}

/** The same, where Camille has joined and signed in before each test, and no mail is left. */
export async function setUpMember() {
  const world = await setUpIdentity()
  const me = {} as { user: User; caller: Caller }
  beforeEach(async () => {
    me.user = await join(world.identity, camille)
    me.caller = await signIn(world.identity, me.user.id)
    world.mails.length = 0
  })
  return { ...world, me }
}

export function createWorld(
  db: Database,
  { argon2Memory = 8, secret = 'un-secret-de-trente-deux-signes-1' } = {},
) {
  const clock = createTestClock()
  /** What was queued, in order. */
  const mails: Mail[] = []
  /** The transactions that those mails came with, and how many the queue holds before it fails. */
  const queue = { transactions: [] as (Tx | undefined)[], room: Infinity }
  const faults: Error[] = []
  /** What other modules delete of a member who leaves; foreign keys delete the rest. */
  const leaving: { removeOwnRows: RemoveOwnRows } = { removeOwnRows: () => Promise.resolve(0) }
  const mailQueue: MailQueue<Tx> = {
    queue(queued, tx) {
      if (queue.room === mails.length) return Promise.reject(new Error('the queue is full'))
      mails.push(...[queued].flat())
      queue.transactions.push(tx)
      return Promise.resolve()
    },
  }
  const identity = createIdentity({
    db,
    clock,
    argon2Memory,
    mails: mailQueue,
    vault: openVault(secret),
    removeOwnRows: (...of) => leaving.removeOwnRows(...of),
    report: (fault) => faults.push(fault as Error),
  })
  return { identity, clock, mails, mailQueue, queue, faults, leaving }
}
