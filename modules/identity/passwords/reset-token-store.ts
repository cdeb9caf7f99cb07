import { Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
import { latestBy } from '#modules/kernel/clock'
import type { Models } from '../models'

export type ResetTokenStore = ReturnType<typeof createResetTokenStore>

type NewResetToken = { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date }

export function createResetTokenStore(db: Database, tokens: Models['resetTokens']) {
  const listed = table(db, tokens).only('createdAt', 'expiresAt', 'isUsed')
  const usable = (tokenHash: string, now: Date) => ({
    tokenHash,
    isUsed: false,
    expiresAt: { [Op.gt]: now },
    createdAt: { [Op.lte]: latestBy(now) },
  })

  return {
    async add(token: NewResetToken, transaction: Tx): Promise<void> {
      await tokens.create(token, { transaction })
    },

    /** The id of its owner; null for one that cannot be used. */
    async findOwner(tokenHash: string, now: Date): Promise<number | null> {
      const row = await tokens.findOne({ attributes: ['userId'], where: usable(tokenHash, now) })
      return row?.userId ?? null
    },

    /** True once: of two uses at the same moment, one gets false. */
    async use(tokenHash: string, now: Date, transaction: Tx): Promise<boolean> {
      const [used] = await tokens.update({ isUsed: true }, { where: usable(tokenHash, now), transaction })
      return used === 1
    },

    listOwn: (userId: number) => listed.read('WHERE user_id = $1 ORDER BY id', [userId]),

    /** Those that can still be used are void from now on. */
    async removeUnused(userId: number, transaction: Tx): Promise<void> {
      await tokens.destroy({ where: { userId, isUsed: false }, transaction })
    },

    /** Returns how many. */
    removeExpired: (now: Date): Promise<number> =>
      db.write(() => tokens.destroy({ where: { expiresAt: { [Op.lte]: now } } })),
  }
}
