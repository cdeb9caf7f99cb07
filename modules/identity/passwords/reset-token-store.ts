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

    async findOwner(tokenHash: string, now: Date): Promise<number | null> {
      return (await tokens.find(usable(tokenHash, now)))?.userId ?? null
    },

    /** Of two concurrent uses, only the first returns true. */
    use: async (tokenHash: string, now: Date, tx: Tx): Promise<boolean> =>
      (await tokens.update(usable(tokenHash, now), { isUsed: true }, tx)) === 1,

    listOwn: (userId: number) => listed.list({ userId }, { order: 'id' }),

    async removeUnused(userId: number, tx: Tx): Promise<void> {
      await tokens.remove({ userId, isUsed: false }, tx)
    },

    removeExpired: (now: Date): Promise<number> => tokens.remove({ expiresAt: atMost(now) }),
  }
}
