import type { Tx } from '#db/database'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Caller } from '../contract'
import { tokenHash } from '../data/token'
import type { Account } from '../data/user-store'
import type { Deps, UseCase } from './deps'

/**
 * The caller's account; null when their session has ended since the request began. Every use case locks the
 * account before anything that hangs on it, so that no two wait for each other.
 */
export async function lockAccount(deps: Deps, { userId, token }: Caller, tx: Tx): Promise<Account | null> {
  const account = await deps.users.lock(userId, tx)
  if (!account || account.user.isBlocked) return null
  return (await deps.sessions.exists(tokenHash(token), tx)) ? account : null
}

/** Acts with the account locked, once the password has been compared; undefined asks for none. */
export async function withPassword<Value, Code extends string>(
  deps: Deps,
  caller: Caller,
  password: string | undefined,
  act: (account: Account, tx: Tx) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'wrong-password' | 'signed-out'>> {
  const { db, users, passwords } = deps
  const compared = await users.find(caller.userId)
  if (!compared) return refuse('signed-out')
  if (password !== undefined && !(await passwords.verify(compared.passwordHash, password)))
    return refuse('wrong-password')

  return db.transaction(async (tx) => {
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    // Replaced since: the password that was compared is the old one.
    if (password !== undefined && account.passwordHash !== compared.passwordHash)
      return refuse('wrong-password')
    return act(account, tx)
  })
}

export const lockCaller: UseCase<'lockCaller'> = async (deps, caller, tx) =>
  (await lockAccount(deps, caller, tx)) !== null

export const lockMember: UseCase<'lockMember'> = async ({ users }, id, tx) => {
  const account = await users.lock(id, tx)
  return account !== null && !account.user.isBlocked
}

export const lockMembers: UseCase<'lockMembers'> = async ({ users }, ids, tx) => {
  const locked = await users.lockAll(ids, tx)
  return new Map(locked.filter(({ isBlocked }) => !isBlocked).map((user) => [user.id, user]))
}

export const lockAdmin: UseCase<'lockAdmin'> = async (deps, caller, tx, others = []) => {
  if (others.length > 0) await deps.users.lockAll([caller.userId, ...others], tx)
  const account = await lockAccount(deps, caller, tx)
  if (!account) return refuse('signed-out')
  return account.user.isAdmin ? ok(account.user) : refuse('not-admin')
}
