import type { Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { after, RETENTION } from '#modules/kernel/retention'
import { newToken, tokenHash } from '../sessions/token'
import type { ResetTokenStore } from './reset-token-store'

export type ResetLinks = ReturnType<typeof createResetLinks>

export function createResetLinks({ clock, resetTokens }: { clock: Clock; resetTokens: ResetTokenStore }) {
  return {
    /** Voids earlier links and returns the token of a new one. */
    async add(userId: number, tx: Tx): Promise<string> {
      const token = newToken()
      const now = clock.now()
      await resetTokens.removeUnused(userId, tx)
      const expiresAt = after(now, RETENTION.resetLink)
      await resetTokens.add({ tokenHash: tokenHash(token), userId, createdAt: now, expiresAt }, tx)
      return token
    },
  }
}
