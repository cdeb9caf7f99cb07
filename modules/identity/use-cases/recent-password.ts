import { ok, refuse } from '#modules/kernel/result'
import { tokenHash } from '../data/token'
import { TEN_MINUTES_MS } from '../domain/lifetimes'
import type { UseCase } from './deps'
import { lockAccount } from './locks'

export const isPasswordRecent: UseCase<'isPasswordRecent'> = async ({ sessions, clock }, caller) => {
  const givenAt = await sessions.findAuthentication(caller.userId, tokenHash(caller.token))
  return givenAt !== null && clock.now().getTime() - givenAt.getTime() < TEN_MINUTES_MS
}

export const confirmPassword: UseCase<'confirmPassword'> = async (deps, caller, currentPassword) => {
  const { db, users, sessions, passwords, clock } = deps
  const compared = await users.find(caller.userId)
  if (!compared) return refuse('signed-out')
  if (!(await passwords.verify(compared.passwordHash, currentPassword))) return refuse('wrong-password')

  return db.transaction(async (tx) => {
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    // Replaced since: the password that was compared is the old one.
    if (account.passwordHash !== compared.passwordHash) return refuse('wrong-password')
    await sessions.noteAuthentication(tokenHash(caller.token), clock.now(), tx)
    return ok(undefined)
  })
}
