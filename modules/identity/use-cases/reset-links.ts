import type { Tx } from '#db/database'
import { newToken, tokenHash } from '../data/token'
import { resetExpiry } from '../domain/lifetimes'
import type { Deps } from './deps'

/** The token of a new link to reset the password, which voids those before it. */
export async function addResetToken({ resetTokens, clock }: Deps, userId: number, tx: Tx): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await resetTokens.removeUnusedOf(userId, tx)
  await resetTokens.add(
    { tokenHash: tokenHash(token), userId, createdAt: now, expiresAt: resetExpiry(now) },
    tx,
  )
  return token
}
