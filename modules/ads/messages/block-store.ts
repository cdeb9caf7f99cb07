import type { Database, Tx } from '#db/database'
import type { Tables } from '../tables'

export type BlockStore = ReturnType<typeof createBlockStore>

export function createBlockStore({ db, tables }: { db: Database; tables: Tables }) {
  const blocks = tables.blockedMembers

  return {
    async between(userId: number, otherId: number, tx?: Tx) {
      const either = 'WHERE (user_id = $1 AND blocked_id = $2) OR (user_id = $2 AND blocked_id = $1)'
      const found = await blocks.only('userId').read(either, [userId, otherId], { tx })
      const isBy = (id: number) => found.some((block) => block.userId === id)
      return { isBlocking: isBy(userId), isBlockedBy: isBy(otherId) }
    },

    async set(userId: number, blockedId: number, isBlocking: boolean, at: Date, tx: Tx): Promise<void> {
      const pair = { userId, blockedId }
      if (!isBlocking) await blocks.remove(pair, tx)
      else
        await db.write(
          `INSERT INTO blocked_members (user_id, blocked_id, created_at) VALUES ($1, $2, $3)
           ON CONFLICT (user_id, blocked_id) DO NOTHING`,
          [userId, blockedId, at],
          tx,
        )
    },

    listOwn: (userId: number): Promise<{ blockedId: number; createdAt: Date }[]> =>
      blocks.only('blockedId', 'createdAt').list({ userId }, { order: 'created_at, blocked_id' }),
  }
}
