import type { Database, Tx } from '#db/database'
import { atMost, not } from '#db/filter'
import { readJoined } from '#db/table'
import { membersIn } from '../accounts/store'
import type { Tables } from '../tables'
import type { User } from '../user'

/** `id` is the hash of the session's token, so the id gives no access. */
export type Session = { id: string; device: string; startedAt: Date; lastUsedAt: Date; isCurrent: boolean }

export type SessionStore = ReturnType<typeof createSessionStore>

/**
 * A value that another module keeps about a member, read in the statement that finds the session. `sql` computes it from
 * the columns of `"user"`.
 */
export type BesideMember<Value> = { sql: string; toValue(stored: unknown): Value }

export type AllBeside<Values> = { [Name in keyof Values]: BesideMember<Values[Name]> }

type StoredSession = Omit<Session, 'isCurrent'>
type NewSession = StoredSession & { userId: number }

type Since = { startedUntil: Date; usedUntil: Date }

export function createSessionStore(db: Database, { sessions, users }: Tables) {
  const stored = sessions.without('userId', 'authenticatedAt')
  const joined = { session: stored, user: membersIn(users) }
  const seen = users.only('lastSeenAt').joinedAs('seen')
  const beingNoted = new Set<string>()

  /** Must run before the session is written, because deleting an account locks the user before the session. */
  const updateLastSeen = (id: number, lastSeenAt: Date, tx: Tx) => users.update({ id }, { lastSeenAt }, tx)

  return {
    async add(session: NewSession, outer?: Tx): Promise<void> {
      await db.transaction(async (tx) => {
        await updateLastSeen(session.userId, session.startedAt, tx)
        await sessions.insert({ ...session, authenticatedAt: null }, tx)
      }, outer)
    },

    async findLastVisit(userId: number): Promise<Date | null> {
      return (await users.only('lastSeenAt').find({ id: userId }))?.lastSeenAt ?? null
    },

    async find(id: string): Promise<{ session: StoredSession; user: User } | null> {
      const [found] = await readJoined(db, joined, `${BY_TOKEN} WHERE token_hash = $1`, [id])
      return found ?? null
    },

    async findWith<Values extends object>(
      id: string,
      beside: AllBeside<Values>,
    ): Promise<{ session: StoredSession; user: User; beside: Values } | null> {
      const tables = { ...joined, beside: { joinedAs: toColumns(beside) } }
      const [found] = await readJoined(db, tables, `${BY_TOKEN} WHERE token_hash = $1`, [id])
      return found ?? null
    },

    exists: async (id: string, tx: Tx): Promise<boolean> => (await sessions.count({ id }, tx)) > 0,

    /** Returns when the password was last entered in a session; signing in counts as entering it. */
    async findAuthentication(userId: number, id: string): Promise<Date | null> {
      const session = await sessions.only('startedAt', 'authenticatedAt').find({ userId, id })
      return session && (session.authenticatedAt ?? session.startedAt)
    },

    async noteAuthentication(id: string, authenticatedAt: Date, tx: Tx): Promise<void> {
      await sessions.update({ id }, { authenticatedAt }, tx)
    },

    /** Lists the session whose id is `first`, then the others by last use. */
    listOwn(
      userId: number,
      { startedUntil, usedUntil }: Since,
      first = '',
      limit = 1_000_000,
    ): Promise<StoredSession[]> {
      return stored.read(
        `WHERE user_id = $1 AND created_at > $2 AND last_used_at > $3
         ORDER BY token_hash = $4 DESC, last_used_at DESC, token_hash LIMIT $5`,
        [userId, startedUntil, usedUntil, first, limit],
      )
    },

    async findVisits(userId: number, { startedUntil, usedUntil }: Since) {
      const [row] = await db.read<{ openSessions: number | string }>(
        `SELECT ${seen.columns}, (SELECT count(*) FROM sessions
           WHERE user_id = $1 AND created_at > $2 AND last_used_at > $3) AS "openSessions"
         FROM users AS seen WHERE id = $1`,
        [userId, startedUntil, usedUntil],
      )
      if (!row) return { openSessions: 0, lastSeenAt: null }
      return { openSessions: Number(row.openSessions), lastSeenAt: seen.toRow(row).lastSeenAt }
    },

    /** Skips a use while an earlier one is being written, so that writes do not pile up in a locked database. */
    async noteUse(userId: number, id: string, lastUsedAt: Date): Promise<void> {
      if (beingNoted.has(id)) return
      beingNoted.add(id)
      await db
        .transaction(async (tx) => {
          await updateLastSeen(userId, lastUsedAt, tx)
          await sessions.update({ id }, { lastUsedAt }, tx)
        })
        .finally(() => beingNoted.delete(id))
    },

    removeUsedUntil: (moment: Date): Promise<number> => sessions.remove({ lastUsedAt: atMost(moment) }),

    remove: async (id: string): Promise<boolean> => (await sessions.remove({ id })) > 0,

    async removeOwn(userId: number, id: string, tx: Tx): Promise<void> {
      await sessions.remove({ userId, id }, tx)
    },

    removeAll: (userId: number, exceptId: string | null, tx: Tx): Promise<number> =>
      sessions.remove({ userId, ...(exceptId !== null && { id: not(exceptId) }) }, tx),
  }
}

const BY_TOKEN = 'sessions AS session JOIN users AS "user" ON "user".id = session.user_id'

function toColumns<Values extends object>(beside: AllBeside<Values>) {
  const values = Object.entries<BesideMember<unknown>>(beside)
  return (alias: string) => ({
    columns: values.map(([name, { sql }]) => `(${sql}) AS "${alias}.${name}"`).join(', '),
    toRow: (stored: object) =>
      Object.fromEntries(
        values.map(([name, { toValue }]) => [name, toValue(stored[`${alias}.${name}` as never])]),
      ) as Values,
  })
}
