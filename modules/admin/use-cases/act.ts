import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import { ok, type Result } from '#modules/kernel/result'
import type { Acted } from '../contract'
import type { Entry } from '../data/action-log'
import type { Parts } from './parts'

/** What was done, and its lines in the log: none where nothing had to be done. */
export type Done<Value> = { value: Value; entries: readonly Entry[] }

/**
 * The one way in which an admin changes something: holds him and whom it is about, lets `change` work, and
 * writes the log, all in one transaction. `change` refuses before it has written anything.
 */
export async function act<Value, Code extends string = never>(
  { db, clock, identity, log }: Parts,
  by: Caller,
  change: (tx: Tx, admin: User) => Promise<Result<Done<Value>, Code>>,
  { about = [] }: { about?: readonly number[] } = {},
): Acted<Value, Code> {
  return db.transaction(async (tx) => {
    const admin = await identity.lockAdmin(by, tx, about)
    if (!admin.ok) return admin
    const done = await change(tx, admin.value)
    if (!done.ok) return done
    const { value, entries } = done.value
    await log.add(admin.value, entries, clock.now(), tx)
    return ok(value)
  })
}
