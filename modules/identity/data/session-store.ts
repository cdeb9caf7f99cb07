import { type ModelStatic, Op } from 'sequelize'
import type { Database, Tx } from '../../../db/database'
import type { User } from '../contract'
import type { SessionModel } from './models'
import { toUser } from './user-store'

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(db: Database, sessions: ModelStatic<SessionModel>) {
  return {
    async add(
      { tokenHash, userId, at }: { tokenHash: string; userId: number; at: Date },
      tx?: Tx,
    ): Promise<void> {
      const row = { tokenHash, userId, createdAt: at, lastUsedAt: at }
      await db.write((transaction) => sessions.create(row, { transaction }), tx)
    },

    async find(tokenHash: string): Promise<{ lastUsedAt: Date; user: User } | null> {
      const row = await sessions.findByPk(tokenHash, { include: 'user' })
      return row?.user ? { lastUsedAt: row.lastUsedAt, user: toUser(row.user) } : null
    },

    async noteUse(tokenHash: string, at: Date): Promise<void> {
      await db.write(() => sessions.update({ lastUsedAt: at }, { where: { tokenHash } }))
    },

    /** Returns how many. */
    async removeUsedUntil(moment: Date): Promise<number> {
      return db.write(() => sessions.destroy({ where: { lastUsedAt: { [Op.lte]: moment } } }))
    },

    async remove(tokenHash: string): Promise<void> {
      await db.write(() => sessions.destroy({ where: { tokenHash } }))
    },
  }
}
