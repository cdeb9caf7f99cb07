import type { Database, Tx } from '#db/database'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { PasswordHasher } from '../passwords/hasher'
import type { SessionStore } from '../sessions/store'
import { tokenHash } from '../sessions/token'
import type { Caller, SignedOut, User } from '../user'
import type { Account, UserStore } from './store'

/** A transaction locks accounts before anything that belongs to them, so that no two wait for each other. */
export interface Locks {
  /**
   * Whether the caller is still signed in: a body can arrive minutes after the cookie was read. Nobody blocks or
   * removes them until the end of `tx`.
   */
  lockCaller(caller: Caller, tx: Tx): Promise<boolean>

  /** Whether this member exists and is not blocked. Nobody changes them until the end of `tx`. */
  lockMember(userId: number, tx: Tx): Promise<boolean>

  /**
   * Those of these members who exist and are not blocked, by id. Nobody changes any of the members until the end
   * of `tx`. Locks in the order of their ids.
   */
  lockMembers(userIds: readonly number[], tx: Tx): Promise<Map<number, User>>

  /**
   * The calling admin, if they still are one. Nobody changes them, or the members of `others`, until the end of
   * `tx`. Locks in the order of their ids, so that two admins who act on each other cannot deadlock.
   */
  lockAdmin(
    caller: Caller,
    tx: Tx,
    others?: readonly number[],
  ): Promise<Result<User, SignedOut | 'not-admin'>>
}

/** What the module itself locks with, besides its door. */
export interface AccountLocks extends Locks {
  /** The caller's account; null when their session has ended since the request began. */
  lockAccount(caller: Caller, tx: Tx): Promise<Account | null>

  /** Acts with the account locked, once the password has been compared; undefined asks for none. */
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
        // Replaced since: the password that was compared is the old one.
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
