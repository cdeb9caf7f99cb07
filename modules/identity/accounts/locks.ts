import type { Database, Tx } from '#db/database'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { PasswordHasher } from '../passwords/hasher'
import type { SessionStore } from '../sessions/store'
import { tokenHash } from '../sessions/token'
import type { Caller, SignedOut, User } from '../user'
import type { Account, UserStore } from './store'

/** To avoid deadlocks, a transaction locks accounts before anything that members own. */
export interface Locks {
  /** Locks the caller until `tx` ends. Returns false if they were signed out or blocked since the request began. */
  lockCaller(caller: Caller, tx: Tx): Promise<boolean>

  /** Locks a member until `tx` ends. Returns false if the member is unknown or blocked. */
  lockMember(userId: number, tx: Tx): Promise<boolean>

  /** Locks members in the order of their ids. Returns those who exist and are not blocked, by id. */
  lockMembers(userIds: readonly number[], tx: Tx): Promise<Map<number, User>>

  /**
   * Locks the calling admin and `others` in the order of their ids, so that admins who act on each other
   * cannot deadlock.
   */
  lockAdmin(
    caller: Caller,
    tx: Tx,
    others?: readonly number[],
  ): Promise<Result<User, SignedOut | 'not-admin'>>
}

export interface AccountLocks extends Locks {
  /** Locks the caller's account. Returns null if their session has ended or they were blocked. */
  lockAccount(caller: Caller, tx: Tx): Promise<Account | null>

  /** Runs `act` with the account locked. If `password` is undefined, it is not checked. */
  withPassword<Value, Code extends string>(
    caller: Caller,
    password: string | undefined,
    act: (account: Account, tx: Tx) => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code | 'wrong-password' | SignedOut>>
}

type Deps = { db: Database; users: UserStore; sessions: SessionStore; hasher: PasswordHasher }

export function createLocks({ db, users, sessions, hasher }: Deps): AccountLocks {
  async function lockAccount({ userId, token }: Caller, tx: Tx): Promise<Account | null> {
    const account = await users.lock(userId, tx)
    if (!account || account.user.isBlocked) return null
    return (await sessions.exists(tokenHash(token), tx)) ? account : null
  }

  return {
    lockAccount,

    async withPassword(caller, password, act) {
      const compared = await users.find(caller.userId)
      if (!compared) return refuse('signed-out')
      if (password !== undefined && !(await hasher.verify(compared.passwordHash, password)))
        return refuse('wrong-password')

      return db.transaction(async (tx) => {
        const account = await lockAccount(caller, tx)
        if (!account) return refuse('signed-out')
        // Refuses if another request has changed the password since `hasher` verified it.
        if (password !== undefined && account.passwordHash !== compared.passwordHash)
          return refuse('wrong-password')
        return act(account, tx)
      })
    },

    lockCaller: async (caller, tx) => (await lockAccount(caller, tx)) !== null,

    async lockMember(id, tx) {
      const account = await users.lock(id, tx)
      return account !== null && !account.user.isBlocked
    },

    async lockMembers(ids, tx) {
      const locked = await users.lockAll(ids, tx)
      return new Map(locked.filter(({ isBlocked }) => !isBlocked).map((user) => [user.id, user]))
    },

    async lockAdmin(caller, tx, others = []) {
      if (others.length > 0) await users.lockAll([caller.userId, ...others], tx)
      const account = await lockAccount(caller, tx)
      if (!account) return refuse('signed-out')
      return account.user.isAdmin ? ok(account.user) : refuse('not-admin')
    },
  }
}
