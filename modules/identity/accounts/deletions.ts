import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import type { ResetTokenStore } from '../passwords/reset-token-store'
import type { SessionStore } from '../sessions/store'
import type { Tables } from '../tables'
import type { UserStore } from './store'

/**
 * An account is deleted in two steps. The first one, in the transaction that decides it, signs the member out for
 * good. The second one deletes their rows in portions, because one transaction could exceed its time limit.
 */
export interface Deletions {
  /** Deletes as much as it can within a few seconds. If it fails, the error is reported and `finishAll` goes on. */
  finish(userId: number): Promise<void>

  /** Finishes all deletions that have begun. Returns the number of accounts deleted. */
  finishAll(stopping?: Stopping): Promise<number>
}

export interface DeletionSteps extends Deletions {
  /** Ends all sessions and blocks the locked account. Returns false if its deletion has already begun. */
  begin(userId: number, tx: Tx): Promise<boolean>

  hasBegun(userId: number, tx: Tx): Promise<boolean>
}

/** Deletes a portion of the rows of other modules that a member owns. Returns 0 if none is left. */
export type RemoveOwnRows = (userId: number, tx: Tx) => Promise<number>

type Deps = {
  db: Database
  clock: Clock
  tables: Pick<Tables, 'deletions'>
  users: UserStore
  sessions: SessionStore
  resetTokens: ResetTokenStore
  removeOwnRows: RemoveOwnRows
  report: (fault: unknown) => void
}

/** How long a request deletes rows, in milliseconds. A member who has used the site for years needs less. */
const IN_REQUEST_MS = 5000

export function createDeletions(deps: Deps): DeletionSteps {
  const { db, clock, tables, users, sessions, resetTokens, removeOwnRows, report } = deps
  const { deletions } = tables

  const hasBegun = async (userId: number, tx: Tx) => (await deletions.find({ userId }, tx)) !== null

  /** Locks the account before its rows, as all transactions do. */
  const withLeaving = (userId: number, work: (tx: Tx) => Promise<number>) =>
    db.transaction(async (tx) => {
      const account = await users.lock(userId, tx)
      return account && (await hasBegun(userId, tx)) ? work(tx) : 0
    })

  async function removeAll(userId: number, stopping?: Stopping): Promise<number> {
    await sweep(stopping, () => withLeaving(userId, (tx) => removeOwnRows(userId, tx)))
    return stopping?.aborted ? 0 : withLeaving(userId, (tx) => users.remove(userId, tx))
  }

  return {
    hasBegun,

    async begin(userId, tx) {
      if (await hasBegun(userId, tx)) return false
      await sessions.removeAll(userId, null, tx)
      await resetTokens.removeUnused(userId, tx)
      await users.update(userId, { isBlocked: true }, tx)
      await deletions.insert({ userId, begunAt: clock.now() }, tx)
      return true
    },

    async finish(userId) {
      try {
        await removeAll(userId, AbortSignal.timeout(IN_REQUEST_MS))
      } catch (fault) {
        report(fault)
      }
    },

    async finishAll(stopping) {
      let removed = 0
      for (const { userId } of await deletions.list({}, { order: 'begun_at, user_id' }))
        removed += await removeAll(userId, stopping)
      return removed
    },
  }
}
