import type { Tx } from '#db/database'
import { above, atMost } from '#db/filter'
import { latestBy } from '#modules/kernel/clock'
import type { Tables } from '../tables'

export type ResetTokenStore = ReturnType<typeof createResetTokenStore>

type NewResetToken = { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date }

export function createResetTokenStore(tokens: Tables['resetTokens']) {
  const listed = tokens.only('createdAt', 'expiresAt', 'isUsed')
  const usable = (tokenHash: string, now: Date) => ({
    ...{ tokenHash, isUsed: false },
    ...{ expiresAt: above(now), createdAt: atMost(latestBy(now)) },
  })

  return {
    async add(token: NewResetToken, tx: Tx): Promise<void> {
      await tokens.insert(token, tx)
    },

    /** Returns the id of the token's owner; null for a token that cannot be used. */
    async findOwner(tokenHash: string, now: Date): Promise<number | null> {
      return (await tokens.find(usable(tokenHash, now)))?.userId ?? null
    },

    /** Marks the token as used. Returns true only once: of two uses at the same moment, one gets false. */
    use: async (tokenHash: string, now: Date, tx: Tx): Promise<boolean> =>
      (await tokens.update(usable(tokenHash, now), { isUsed: true }, tx)) === 1,

    listOwn: (userId: number) => listed.list({ userId }, { order: 'id' }),

    /** Voids the member's tokens that have not been used. */
    async removeUnused(userId: number, tx: Tx): Promise<void> {
      await tokens.remove({ userId, isUsed: false }, tx)
    },

    /** Removes expired tokens; returns how many. */
    removeExpired: (now: Date): Promise<number> => tokens.remove({ expiresAt: atMost(now) }),
  }
}
