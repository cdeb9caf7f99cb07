import { type ModelStatic, Op } from 'sequelize'
import type { Database, Tx } from '../../../db/database'
import type { ResetTokenModel } from './models'

export type ResetTokenStore = ReturnType<typeof createResetTokenStore>

export function createResetTokenStore(db: Database, tokens: ModelStatic<ResetTokenModel>) {
  const usable = (tokenHash: string, now: Date) => ({
    tokenHash,
    isUsed: false,
    expiresAt: { [Op.gt]: now },
  })

  return {
    async add(
      { tokenHash, userId, at, expiresAt }: { tokenHash: string; userId: number; at: Date; expiresAt: Date },
      tx: Tx,
    ): Promise<void> {
      await tokens.create({ tokenHash, userId, createdAt: at, expiresAt }, { transaction: tx })
    },

    async isUsable(tokenHash: string, now: Date): Promise<boolean> {
      return (await tokens.count({ where: usable(tokenHash, now) })) > 0
    },

    /** Whose it is, once: of two who come at the same moment, one gets null. */
    async use(tokenHash: string, now: Date, tx: Tx): Promise<number | null> {
      const [used] = await tokens.update({ isUsed: true }, { where: usable(tokenHash, now), transaction: tx })
      if (used === 0) return null
      const row = await tokens.findOne({ where: { tokenHash }, transaction: tx, rejectOnEmpty: true })
      return row.userId
    },

    async listOf(userId: number): Promise<{ createdAt: Date; expiresAt: Date; isUsed: boolean }[]> {
      const rows = await tokens.findAll({ where: { userId }, order: ['id'] })
      return rows.map(({ createdAt, expiresAt, isUsed }) => ({ createdAt, expiresAt, isUsed }))
    },

    /** What can still be used is void from now on. */
    async removeUnusedOf(userId: number, tx: Tx): Promise<void> {
      await tokens.destroy({ where: { userId, isUsed: false }, transaction: tx })
    },

    /** Returns how many. */
    async removeExpired(now: Date): Promise<number> {
      return db.write(() => tokens.destroy({ where: { expiresAt: { [Op.lte]: now } } }))
    },
  }
}
