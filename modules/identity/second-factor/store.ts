import { Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
import type { Models } from '../models'

export type FactorStore = ReturnType<typeof createFactorStore>

/** `begunIn` is the session in which it is set up. */
type Factor = { userId: number; sealedSecret: string; createdAt: Date; begunIn: string | null }

export function createFactorStore(db: Database, { factors, recoveryCodes }: Models) {
  const stored = table(db, factors).only('sealedSecret', 'createdAt', 'begunIn')
  return {
    /** Instead of the one that the member has, with its recovery codes. */
    async replace(factor: Factor, transaction: Tx): Promise<void> {
      await factors.destroy({ where: { userId: factor.userId }, transaction })
      await factors.create({ ...factor, lastStep: 0 }, { transaction })
    },

    async find(userId: number, tx?: Tx): Promise<Omit<Factor, 'userId'> | null> {
      const [factor] = await stored.read('WHERE user_id = $1', [userId], tx)
      return factor ?? null
    },

    /** Marks the code of this half minute as used. False where it, or a later one, was used before. */
    async useStep(userId: number, step: number, transaction: Tx): Promise<boolean> {
      const where = { userId, lastStep: { [Op.lt]: step } }
      const [used] = await factors.update({ lastStep: step }, { where, transaction })
      return used === 1
    },

    async replaceRecoveryCodes(userId: number, hashes: readonly string[], transaction: Tx): Promise<void> {
      await recoveryCodes.destroy({ where: { userId }, transaction })
      await recoveryCodes.bulkCreate(
        hashes.map((codeHash) => ({ codeHash, userId })),
        { transaction },
      )
    },

    /** True once: of two uses at the same moment, one gets false. */
    async useRecoveryCode(userId: number, codeHash: string, transaction: Tx): Promise<boolean> {
      return (await recoveryCodes.destroy({ where: { userId, codeHash }, transaction })) === 1
    },

    countRecoveryCodes: (userId: number, transaction?: Tx): Promise<number> =>
      recoveryCodes.count({ where: { userId }, transaction }),

    async remove(userId: number, transaction: Tx): Promise<void> {
      await factors.destroy({ where: { userId }, transaction })
    },
  }
}
