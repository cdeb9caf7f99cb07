import { Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { readJoined, table } from '#db/table'
import { membersIn } from '../accounts/store'
import type { Models } from '../models'
import type { User } from '../user'

/** `id` names a session to its owner and gives nobody access. */
export type Session = { id: string; device: string; startedAt: Date; lastUsedAt: Date; isCurrent: boolean }

export type SessionStore = ReturnType<typeof createSessionStore>

type StoredSession = Omit<Session, 'isCurrent'>
type NewSession = StoredSession & { userId: number }

/** A session has the hash of its token for an id. */
export function createSessionStore(db: Database, { sessions, users }: Models) {
  const stored = table(db, sessions).without('userId', 'authenticatedAt')
  const joined = { session: stored, user: membersIn(db, users) }
  const beingNoted = new Set<string>()

  /** Before the session is written: what deletes an account locks the member first, too. */
  const noteVisit = (id: number, lastSeenAt: Date, transaction?: Tx) =>
    users.update({ lastSeenAt }, { where: { id }, transaction })

  return {
    async add(session: NewSession, tx?: Tx): Promise<void> {
      const row = { ...session, authenticatedAt: null }
      await db.transaction(async (transaction) => {
        await noteVisit(session.userId, session.startedAt, transaction)
        await sessions.create(row, { transaction })
      }, tx)
    },

    /** When the member was last there, within the hour. Null where no visit is known. */
    async findLastVisit(userId: number): Promise<Date | null> {
      const row = await users.findByPk(userId, { attributes: ['lastSeenAt'] })
      return row?.lastSeenAt ?? null
    },

    async find(id: string): Promise<{ session: StoredSession; user: User } | null> {
      const from = 'sessions AS session JOIN users AS "user" ON "user".id = user_id WHERE token_hash = $1'
      const [found] = await readJoined(db, joined, from, [id])
      return found ?? null
    },

    async exists(id: string, transaction: Tx): Promise<boolean> {
      return (await sessions.count({ where: { id }, transaction })) > 0
    },

    /** When its password was last given: at the sign-in or since. Null for an unknown session. */
    async findAuthentication(userId: number, id: string): Promise<Date | null> {
      const row = await sessions.findOne({
        attributes: ['startedAt', 'authenticatedAt'],
        where: { userId, id },
      })
      return row && (row.authenticatedAt ?? row.startedAt)
    },

    async noteAuthentication(id: string, authenticatedAt: Date, transaction: Tx): Promise<void> {
      await sessions.update({ authenticatedAt }, { where: { id }, transaction })
    },

    /** Those that began and were used after these moments: `first`, then by their last use. */
    listOwn(
      userId: number,
      { startedUntil, usedUntil }: { startedUntil: Date; usedUntil: Date },
      first = '',
      limit = 1_000_000,
    ): Promise<StoredSession[]> {
      return stored.read(
        `WHERE user_id = $1 AND created_at > $2 AND last_used_at > $3
         ORDER BY token_hash = $4 DESC, last_used_at DESC, token_hash LIMIT $5`,
        [userId, startedUntil, usedUntil, first, limit],
      )
    },

    /** Those that began and were used after these moments. */
    countOwn: (userId: number, { startedUntil, usedUntil }: { startedUntil: Date; usedUntil: Date }) =>
      sessions.count({
        where: { userId, startedAt: { [Op.gt]: startedUntil }, lastUsedAt: { [Op.gt]: usedUntil } },
      }),

    /** Does nothing while this process still notes an earlier use: a locked database would pile them up. */
    async noteUse(userId: number, id: string, lastUsedAt: Date): Promise<void> {
      if (beingNoted.has(id)) return
      beingNoted.add(id)
      await db
        .transaction(async (transaction) => {
          await noteVisit(userId, lastUsedAt, transaction)
          await sessions.update({ lastUsedAt }, { where: { id }, transaction })
        })
        .finally(() => beingNoted.delete(id))
    },

    /** Returns how many. */
    removeUsedUntil: (moment: Date): Promise<number> =>
      db.write(() => sessions.destroy({ where: { lastUsedAt: { [Op.lte]: moment } } })),

    /** Returns whether there was one. */
    async remove(id: string): Promise<boolean> {
      return (await db.write(() => sessions.destroy({ where: { id } }))) > 0
    },

    async removeOwn(userId: number, id: string, transaction: Tx): Promise<void> {
      await sessions.destroy({ where: { userId, id }, transaction })
    },

    /** All sessions of a member except `kept`; returns how many. */
    removeAll: (userId: number, kept: string | null, transaction: Tx): Promise<number> =>
      sessions.destroy({ where: { userId, id: { [Op.ne]: kept ?? '' } }, transaction }),
  }
}
