import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { Caller, Identity, User } from '../contract'
import { tokenHash } from '../data/token'
import type { PasswordChange } from '../schemas'
import { lockedCaller } from './caller'
import type { Parts } from './parts'

export async function changePassword(
  parts: Parts,
  caller: Caller,
  change: PasswordChange,
): ReturnType<Identity['changePassword']> {
  const { db, users, passwords } = parts
  const compared = await users.find(caller.userId)
  if (!compared) return refuse('signed-out')
  if (!(await passwords.verify(compared.passwordHash, change.currentPassword)))
    return refuse('wrong-password')

  const passwordHash = await passwords.hash(change.newPassword)
  const outcome = await db.transaction(async (tx) => {
    const account = await lockedCaller(parts, caller, tx)
    if (!account) return refuse('signed-out')
    if (account.passwordHash !== compared.passwordHash) return account
    await replacePassword(parts, { ...account, passwordHash, keptSession: tokenHash(caller.token) }, tx)
    return ok(undefined)
  })
  if ('ok' in outcome) return outcome
  // Changed meanwhile. A form that was sent twice at once knew the password, and is done already.
  if (await passwords.verify(outcome.passwordHash, change.newPassword)) return ok(undefined)
  return changePassword(parts, caller, change)
}

type Replacement = { user: User; passwordHash: string; keptSession: string | null }

/** Whoever knew the old password is out: the other sessions end, the links are void, the member is told. */
export async function replacePassword(
  { users, sessions, resetTokens, mails, clock }: Parts,
  { user, passwordHash, keptSession }: Replacement,
  tx: Tx,
): Promise<void> {
  await users.setPassword(user.id, passwordHash, tx)
  await sessions.removeAllOf(user.id, keptSession, tx)
  await resetTokens.removeUnusedOf(user.id, tx)
  const parameters = { firstName: user.firstName, at: clock.now().toISOString() }
  await mails.queue({ template: 'password-changed', to: user.email, userId: user.id, parameters }, tx)
}
