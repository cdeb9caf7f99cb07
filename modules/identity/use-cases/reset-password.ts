import { ok, refuse } from '../../kernel/result'
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
    const user = await users.findByEmail(email, tx)
    if (!user) return null
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

export function canResetPassword({ resetTokens, clock }: Parts, token: string): Promise<boolean> {
  return resetTokens.isUsable(tokenHash(token), clock.now())
}

export async function resetPassword(
  parts: Parts,
  { token, newPassword }: PasswordReset,
): ReturnType<Identity['resetPassword']> {
  // Hashing a password is costly: not for a token that was made up.
  if (!(await canResetPassword(parts, token))) return refuse('invalid-token')

  const passwordHash = await parts.passwords.hash(newPassword)
  return parts.db.transaction(async (tx) => {
    const userId = await parts.resetTokens.use(tokenHash(token), parts.clock.now(), tx)
    if (userId === null) return refuse('invalid-token')
    await replacePassword(parts, { userId, passwordHash, keptSession: null }, tx)
    return ok(undefined)
  })
}
