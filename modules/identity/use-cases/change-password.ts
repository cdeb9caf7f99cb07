import type { Tx } from '../../../db/database'
import { ok, refuse } from '../../kernel/result'
import type { Identity } from '../contract'
import { tokenHash } from '../data/token'
import type { PasswordChange } from '../schemas'
import type { Parts } from './parts'

export async function changePassword(
  parts: Parts,
  userId: number,
  { currentPassword, newPassword }: PasswordChange,
  token: string,
): ReturnType<Identity['changePassword']> {
  const { db, users, passwords } = parts
  const { passwordHash: before } = await users.get(userId)
  if (!(await passwords.verify(before, currentPassword))) return refuse('wrong-password')

  const passwordHash = await passwords.hash(newPassword)
  return db.transaction(async (tx) => {
    // Changed meanwhile: what was typed is the current one no longer.
    if ((await users.get(userId, tx)).passwordHash !== before) return refuse('wrong-password')
    await replacePassword(parts, { userId, passwordHash, keptSession: tokenHash(token) }, tx)
    return ok(undefined)
  })
}

/** Whoever knew the old password is out: the other sessions end, the links are void, the member is told. */
export async function replacePassword(
  { users, sessions, resetTokens, mails, clock }: Parts,
  { userId, passwordHash, keptSession }: { userId: number; passwordHash: string; keptSession: string | null },
  tx: Tx,
): Promise<void> {
  const { user } = await users.get(userId, tx)
  await users.setPassword(userId, passwordHash, tx)
  await sessions.removeAllOf(userId, keptSession, tx)
  await resetTokens.removeUnusedOf(userId, tx)
  const parameters = { firstName: user.firstName, at: clock.now().toISOString() }
  await mails.queue({ template: 'password-changed', to: user.email, userId, parameters }, tx)
}
