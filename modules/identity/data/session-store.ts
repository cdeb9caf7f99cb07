import { literal, type ModelStatic, Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { asBoolean, asDate, type StoredBoolean, type StoredDate } from '#db/read'
import type { User } from '../contract'
import type { SessionModel } from './models'

export type SessionStore = ReturnType<typeof createSessionStore>

type FoundSession = { createdAt: Date; lastUsedAt: Date; user: User }
type StoredSession = { tokenHash: string; device: string; createdAt: Date; lastUsedAt: Date }

export function createSessionStore(db: Database, sessions: ModelStatic<SessionModel>) {
  const beingNoted = new Set<string>()
  return {
    async add(
      { tokenHash, userId, device, at }: { tokenHash: string; userId: number; device: string; at: Date },
      tx?: Tx,
    ): Promise<void> {
      const row = { tokenHash, userId, device, createdAt: at, lastUsedAt: at }
      await db.write((transaction) => sessions.create(row, { transaction }), tx)
    },

    async find(tokenHash: string): Promise<FoundSession | null> {
      const [row] = await db.read<SessionRow>(FIND, [tokenHash])
      return row ? toFoundSession(row) : null
    },

    async exists(tokenHash: string, tx: Tx): Promise<boolean> {
      return (await sessions.count({ where: { tokenHash }, transaction: tx })) > 0
    },

    /** Those that began and were used after these moments: the one that is to stand first, then the last used. */
    async listOwn(
      userId: number,
      since: { createdUntil: Date; usedUntil: Date },
      { first = '', limit }: { first?: string; limit?: number } = {},
    ): Promise<StoredSession[]> {
      const rows = await sessions.findAll({
        where: {
          userId,
          createdAt: { [Op.gt]: since.createdUntil },
          lastUsedAt: { [Op.gt]: since.usedUntil },
        },
        order: [
          [literal(`token_hash = ${db.sequelize.escape(first)}`), 'DESC'],
          ['lastUsedAt', 'DESC'],
          ['tokenHash', 'ASC'],
        ],
        limit,
      })
      return rows.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
        tokenHash,
        device,
        createdAt,
        lastUsedAt,
      }))
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
    async removeUsedUntil(moment: Date): Promise<number> {
      return db.write(() => sessions.destroy({ where: { lastUsedAt: { [Op.lte]: moment } } }))
    },

    /** Whether there was one. */
    async remove(tokenHash: string): Promise<boolean> {
      return (await db.write(() => sessions.destroy({ where: { tokenHash } }))) > 0
    },

    async removeOwn(userId: number, tokenHash: string, tx: Tx): Promise<void> {
      await db.write((transaction) => sessions.destroy({ where: { userId, tokenHash }, transaction }), tx)
    },

    /** All of a member, but for the one that is kept; returns how many. */
    async removeAllOf(userId: number, kept: string | null, tx?: Tx): Promise<number> {
      const where = { userId, ...(kept !== null && { tokenHash: { [Op.ne]: kept } }) }
      return db.write((transaction) => sessions.destroy({ where, transaction }), tx)
    },
  }
}

const FIND = `
  SELECT sessions.created_at AS "startedAt", last_used_at AS "lastUsedAt",
         id, username, email, first_name AS "firstName", last_name AS "lastName", phone,
         is_admin AS "isAdmin", is_blocked AS "isBlocked", users.created_at AS "createdAt"
  FROM sessions JOIN users ON users.id = user_id WHERE token_hash = $1`

type SessionRow = Omit<User, 'isAdmin' | 'isBlocked' | 'createdAt'> & {
  startedAt: StoredDate
  lastUsedAt: StoredDate
  isAdmin: StoredBoolean
  isBlocked: StoredBoolean
  createdAt: StoredDate
}

function toFoundSession({ startedAt, lastUsedAt, ...row }: SessionRow): FoundSession {
  const user = {
    ...row,
    isAdmin: asBoolean(row.isAdmin),
    isBlocked: asBoolean(row.isBlocked),
    createdAt: asDate(row.createdAt),
  }
  return { createdAt: asDate(startedAt), lastUsedAt: asDate(lastUsedAt), user }
}
