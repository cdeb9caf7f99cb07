import type { Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { resetExpiry } from '../rules'
import { newToken, tokenHash } from '../sessions/token'
import type { ResetTokenStore } from './reset-token-store'

export type ResetLinks = ReturnType<typeof createResetLinks>

export function createResetLinks({ clock, resetTokens }: { clock: Clock; resetTokens: ResetTokenStore }) {
  return {
    /** Returns the token of a new link to reset the password, which voids those before it. */
    async add(userId: number, tx: Tx): Promise<string> {
      const token = newToken()
      const now = clock.now()
      await resetTokens.removeUnused(userId, tx)
      await resetTokens.add(
        { tokenHash: tokenHash(token), userId, createdAt: now, expiresAt: resetExpiry(now) },
        tx,
      )
      return token
    },
  }
}
