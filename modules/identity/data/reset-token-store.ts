import { type ModelStatic, Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
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

    /** Whose it is; null for one that cannot be used. */
    async findOwner(tokenHash: string, now: Date): Promise<number | null> {
      const row = await tokens.findOne({ attributes: ['userId'], where: usable(tokenHash, now) })
      return row?.userId ?? null
    },

    /** True once: of two who come at the same moment, one gets false. */
    async use(tokenHash: string, now: Date, tx: Tx): Promise<boolean> {
      const [used] = await tokens.update({ isUsed: true }, { where: usable(tokenHash, now), transaction: tx })
      return used === 1
    },

    listOf: (userId: number) =>
      table(db, tokens)
        .only('createdAt', 'expiresAt', 'isUsed')
        .read('WHERE user_id = $1 ORDER BY id', [userId]),

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
