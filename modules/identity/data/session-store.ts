import { Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { readJoined, table } from '#db/table'
import type { User } from '../contract'
import type { Models } from './models'
import { membersIn } from './user-store'

export type SessionStore = ReturnType<typeof createSessionStore>

type StoredSession = { tokenHash: string; device: string; createdAt: Date; lastUsedAt: Date }
type Owned = { session: StoredSession; user: User }

export function createSessionStore(db: Database, { sessions, users }: Models) {
  const stored = table(db, sessions).without('userId')
  const members = membersIn(db, users)
  const beingNoted = new Set<string>()
  return {
    async add(session: StoredSession & { userId: number }, tx?: Tx): Promise<void> {
      await db.write((transaction) => sessions.create(session, { transaction }), tx)
    },

    async find(tokenHash: string): Promise<Owned | null> {
      const [found] = await readJoined<Owned>(db, { session: stored, user: members }, OWNED, [tokenHash])
      return found ?? null
    },

    async exists(tokenHash: string, transaction: Tx): Promise<boolean> {
      return (await sessions.count({ where: { tokenHash }, transaction })) > 0
    },

    /** Those that began and were used after these moments: `first`, then by their last use. */
    listOwn(
      userId: number,
      { createdUntil, usedUntil }: { createdUntil: Date; usedUntil: Date },
      { first = '', limit }: { first?: string; limit?: number } = {},
    ): Promise<StoredSession[]> {
      return stored.read(
        `WHERE user_id = $1 AND created_at > $2 AND last_used_at > $3
         ORDER BY token_hash = $4 DESC, last_used_at DESC, token_hash ${limit ? `LIMIT ${limit}` : ''}`,
        [userId, createdUntil, usedUntil, first],
      )
    },

    /** Does nothing while this process still notes an earlier use: a locked database would pile them up. */
    async noteUse(tokenHash: string, at: Date): Promise<void> {
      if (beingNoted.has(tokenHash)) return
      beingNoted.add(tokenHash)
      try {
        await db.write(() => sessions.update({ lastUsedAt: at }, { where: { tokenHash } }))
      } finally {
        beingNoted.delete(tokenHash)
      }
    },

    /** Returns how many. */
    removeUsedUntil: (moment: Date): Promise<number> =>
      db.write(() => sessions.destroy({ where: { lastUsedAt: { [Op.lte]: moment } } })),

    /** Returns whether there was one. */
    async remove(tokenHash: string): Promise<boolean> {
      return (await db.write(() => sessions.destroy({ where: { tokenHash } }))) > 0
    },

    async removeOwn(userId: number, tokenHash: string, transaction: Tx): Promise<void> {
      await sessions.destroy({ where: { userId, tokenHash }, transaction })
    },

    /** All sessions of a member except `kept`; returns how many. */
    removeAllOf: (userId: number, kept: string | null, transaction: Tx): Promise<number> =>
      sessions.destroy({
        where: { userId, ...(kept !== null && { tokenHash: { [Op.ne]: kept } }) },
        transaction,
      }),
  }
}

const OWNED = 'sessions AS session JOIN users AS "user" ON "user".id = session.user_id WHERE token_hash = $1'
