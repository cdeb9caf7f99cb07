import type { Database, Tx } from '#db/database'
import { asDate, type StoredDate } from '#db/read'
import type { Mail } from '#modules/kernel/mails'

/** As it was read: template and parameters are not checked yet. */
export type QueuedMail = {
  id: number
  to: string
  template: string
  parameters: string
  attempts: number
  createdAt: Date
}

/** For the member's export of their data. */
export type OwnMail = Pick<QueuedMail, 'template' | 'to' | 'createdAt'>

type Stored<Row> = Omit<Row, 'createdAt'> & { createdAt: StoredDate }

/** Somebody waits at the screen for a link. */
const [LINK, OTHER] = [0, 1]

export function createMailStore(db: Database) {
  const nextDue = nextDueBy('')
  // On SQLite a transaction is the only writer anyway.
  const claim = claimOf(nextDueBy(db.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''))
  return {
    async add(mails: readonly Mail[], at: Date, tx?: Tx): Promise<void> {
      if (mails.length === 0) return
      const rows = mails.map(
        (_, row) => `(${COLUMNS.map((_, nth) => `$${row * COLUMNS.length + nth + 1}`).join()})`,
      )
      const values = mails.flatMap(({ userId = null, to, template, parameters }) => {
        const priority = template === 'reset-link' ? LINK : OTHER
        return [userId, to, template, JSON.stringify(parameters), priority, at, at]
      })
      await db.run(`INSERT INTO mails (${COLUMNS.join()}) VALUES ${rows.join()}`, values, tx)
    },

    async findOwn(userId: number): Promise<OwnMail[]> {
      const rows = await db.read<Stored<OwnMail>>(OWN, [userId])
      return rows.map((row) => ({ ...row, createdAt: asDate(row.createdAt) }))
    },

    async count(): Promise<number> {
      const [row] = await db.read<{ waiting: number | string }>('SELECT count(*) AS waiting FROM mails')
      return Number(row!.waiting)
    },

    async hasDue(now: Date): Promise<boolean> {
      const [row] = await db.read<{ id: number | null }>(`SELECT ${nextDue} AS id`, [now])
      return row!.id !== null
    },

    /**
     * Takes the next one that is due, until `until`: links first, then those that waited longest. Null when
     * none is left. A process that ends before it has sent the mail leaves it due again.
     */
    async claimNext(now: Date, until: Date): Promise<QueuedMail | null> {
      const [row] = await db.transaction((tx) => db.read<Stored<QueuedMail>>(claim, [now, until], tx))
      return row ? { ...row, createdAt: asDate(row.createdAt) } : null
    },

    /** Does nothing when another process has claimed the mail since. */
    async postpone({ id, attempts }: QueuedMail, nextTryAt: Date): Promise<void> {
      await db.run('UPDATE mails SET next_try_at = $1 WHERE id = $2 AND attempts = $3', [
        nextTryAt,
        id,
        attempts,
      ])
    },

    async remove(id: number): Promise<void> {
      await db.run('DELETE FROM mails WHERE id = $1', [id])
    },
  }
}

const COLUMNS = ['user_id', 'recipient', 'template', 'parameters', 'priority', 'created_at', 'next_try_at']

const OWN = `SELECT template, recipient AS "to", created_at AS "createdAt" FROM mails
  WHERE user_id = $1 ORDER BY created_at, id`

/** The id of the next mail; a range of the index for each priority, past which no row is looked at. */
function nextDueBy(locking: string): string {
  const first = (priority: number) =>
    `(SELECT id FROM mails WHERE priority = ${priority} AND next_try_at <= $1
      ORDER BY next_try_at, id LIMIT 1 ${locking})`
  return `COALESCE(${first(LINK)}, ${first(OTHER)})`
}

const claimOf = (next: string) =>
  `UPDATE mails SET attempts = attempts + 1, next_try_at = $2 WHERE id = ${next}
   RETURNING id, recipient AS "to", template, parameters, attempts, created_at AS "createdAt"`
