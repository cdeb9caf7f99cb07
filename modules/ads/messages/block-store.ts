import type { Database, Tx } from '#db/database'
import { table } from '#db/table'
import type { Models } from '../models'

export type BlockStore = ReturnType<typeof createBlockStore>

/** Which members have blocked which. */
export function createBlockStore({ db, models }: { db: Database; models: Models }) {
  const blocks = table(db, models.blockedMembers)

  return {
    /** Which of the two has blocked the other. */
    async between(userId: number, otherId: number, tx?: Tx) {
      const either = 'WHERE (user_id = $1 AND blocked_id = $2) OR (user_id = $2 AND blocked_id = $1)'
      const found = await blocks.only('userId').read(either, [userId, otherId], tx)
      const isBy = (id: number) => found.some((block) => block.userId === id)
      return { isBlocking: isBy(userId), isBlocked: isBy(otherId) }
    },

    async set(
      userId: number,
      blockedId: number,
      isBlocking: boolean,
      at: Date,
      transaction: Tx,
    ): Promise<void> {
      const pair = { userId, blockedId }
      if (!isBlocking) await models.blockedMembers.destroy({ where: pair, transaction })
      else
        await models.blockedMembers.bulkCreate([{ ...pair, createdAt: at }], {
          ignoreDuplicates: true,
          transaction,
        })
    },

    listOwn: (userId: number): Promise<{ blockedId: number; createdAt: Date }[]> =>
      blocks
        .only('blockedId', 'createdAt')
        .read('WHERE user_id = $1 ORDER BY created_at, blocked_id', [userId]),
  }
}
