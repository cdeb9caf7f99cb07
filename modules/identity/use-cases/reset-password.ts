import { ok, refuse } from '#modules/kernel/result'
import type { Identity } from '../contract'
import { newToken, tokenHash } from '../data/token'
import { resetExpiry } from '../domain/reset-lifetime'
import type { PasswordReset } from '../schemas'
import { replacePassword } from './change-password'
import type { Parts } from './parts'

export function requestPasswordReset({ mails }: Parts, email: string): Promise<void> {
  return mails.queue({ template: 'reset-link', to: email, parameters: {} })
}

export function issueResetToken(
  { db, users, resetTokens, clock }: Parts,
  email: string,
): ReturnType<Identity['issueResetToken']> {
  return db.transaction(async (tx) => {
    const user = await users.lockByEmail(email, tx)
    if (!user || user.isBlocked) return null
    const token = newToken()
    const at = clock.now()
    await resetTokens.removeUnusedOf(user.id, tx)
    await resetTokens.add(
      { tokenHash: tokenHash(token), userId: user.id, at, expiresAt: resetExpiry(at) },
      tx,
    )
    return { token, firstName: user.firstName }
  })
}

export async function canResetPassword({ resetTokens, clock }: Parts, token: string): Promise<boolean> {
  return (await resetTokens.findOwner(tokenHash(token), clock.now())) !== null
}

export async function resetPassword(
  parts: Parts,
  { token, newPassword }: PasswordReset,
): ReturnType<Identity['resetPassword']> {
  const { db, users, resetTokens, passwords, clock } = parts
  const userId = await resetTokens.findOwner(tokenHash(token), clock.now())
  // Hashing a password is costly: not for a token that was made up.
  if (userId === null) return refuse('invalid-token')

  const passwordHash = await passwords.hash(newPassword)
  return db.transaction(async (tx) => {
    // Held before its token, as everywhere: see `lockedCaller`.
    const account = await users.lock(userId, tx)
    if (!account || !(await resetTokens.use(tokenHash(token), clock.now(), tx)))
      return refuse('invalid-token')
    await replacePassword(parts, { ...account, passwordHash, keptSession: null }, tx)
    return ok(account.user)
  })
}
