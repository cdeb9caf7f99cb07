import type { Tx } from '#db/database'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Caller, User } from '../contract'
import { tokenHash } from '../data/token'
import type { Account } from '../data/user-store'
import type { Parts } from './parts'

/**
 * The account of whoever asks for a change, which nobody else changes until the transaction's end.
 * Null when his session has ended since the request began: a body can come minutes after the cookie.
 * The account is held before anything that hangs on it, by every use case: whoever held a token or a
 * session first would wait for who waits for him.
 */
export async function lockedCaller(
  { users, sessions }: Parts,
  { userId, token }: Caller,
  tx: Tx,
): Promise<Account | null> {
  const account = await lockMember(users, userId, tx)
  return account && (await sessions.exists(tokenHash(token), tx)) ? account : null
}

/** Null where there is nobody, or somebody blocked. */
export async function lockMember(users: Parts['users'], id: number, tx: Tx): Promise<Account | null> {
  const account = await users.lock(id, tx)
  return account?.user.isBlocked ? null : account
}

export async function lockAdmin(
  parts: Parts,
  caller: Caller,
  tx: Tx,
  others: readonly number[] = [],
): Promise<Result<User, 'signed-out' | 'not-admin'>> {
  await parts.users.lockAll([caller.userId, ...others], tx)
  const account = await lockedCaller(parts, caller, tx)
  if (!account) return refuse('signed-out')
  return account.user.isAdmin ? ok(account.user) : refuse('not-admin')
}
