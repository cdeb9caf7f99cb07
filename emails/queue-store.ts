import type { Database, Tx } from '#db/database'
import type { RowOf } from '#db/table'
import type { Mail } from '#modules/kernel/mails'
import { messages } from './messages'
import { type MailTable, NOT_FAILED } from './tables'

/** A queued mail, whose template and parameters are not yet checked. */
export type QueuedMail = Omit<RowOf<MailTable>, (typeof NOT_QUEUED)[number]>

const NOT_QUEUED = ['priority', 'nextTryAt', 'holdKey', 'failedAt', 'failure', 'answer'] as const

export type OwnMail = Pick<QueuedMail, 'template' | 'to' | 'createdAt'> & { failedAt: Date | null }

export type QueueStore = ReturnType<typeof createQueueStore>

const PRIORITIES = { first: 0, usual: 1, last: 2 }

export function createQueueStore(db: Database, mails: MailTable) {
  const queued = mails.without(...NOT_QUEUED)
  const own = mails.only('template', 'to', 'createdAt', 'failedAt')
  const nextDue = nextDueBy('')
  // SQLite runs one write at a time, so no row needs a lock.
  const lockedDue = nextDueBy(db.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '')
  const claim = `UPDATE mails SET attempts = attempts + 1, next_try_at = $2 WHERE id = ${lockedDue}
    RETURNING ${queued.columns}`
  return {
    /** Stores mails to be sent, each with only the parameters that its template declares. */
    async add(added: readonly Mail[], at: Date, outer?: Tx): Promise<void> {
      const rows = added.map(({ userId = null, to, template, parameters, hold }) => {
        const { stored, priority = 'usual' } = messages[template]
        const declared = Object.entries(parameters).filter(([name]) => name in stored)
        const says = { template, parameters: JSON.stringify(Object.fromEntries(declared)) }
        const waits = {
          attempts: 0,
          priority: PRIORITIES[priority],
          createdAt: at,
          nextTryAt: hold?.until ?? at,
        }
        return { userId, to, ...says, ...waits, holdKey: hold?.key ?? null, ...NOT_FAILED, resentAt: null }
      })
      await mails.insertAll(rows, outer)
    },

    async release(keys: readonly string[], at: Date, tx: Tx): Promise<void> {
      await mails.update({ holdKey: keys, attempts: 0 }, { nextTryAt: at }, tx)
    },

    /** Deletes the held mails and returns their keys. Keeps mails that were tried, because they may have arrived. */
    async withdraw(keys: readonly string[], tx: Tx): Promise<string[]> {
      if (keys.length === 0) return []
      const placeholders = keys.map((_, index) => `$${index + 1}`).join(', ')
      const withdrawn = `DELETE FROM mails WHERE hold_key IN (${placeholders}) AND attempts = 0
        RETURNING hold_key AS key`
      return (await db.read<{ key: string }>(withdrawn, keys, { tx })).map(({ key }) => key)
    },

    findOwn: (userId: number): Promise<OwnMail[]> =>
      own.read('WHERE user_id = $1 ORDER BY created_at, id', [userId]),

    count: () => mails.count({ failedAt: null }),

    async hasDue(now: Date): Promise<boolean> {
      const [row] = await db.read<{ id: number | null }>(`SELECT ${nextDue} AS id`, [now])
      return row!.id !== null
    },

    /** Claims the next due mail, by priority and due time. If the process dies, the mail is due again at `until`. */
    async claimNext(now: Date, until: Date): Promise<QueuedMail | null> {
      const [row] = await db.writeReturning<QueuedMail>(claim, [now, until])
      return row ? queued.toRow(row) : null
    },

    /** Sets when to try a mail again, unless another process has claimed it since. */
    async postpone({ id, attempts }: QueuedMail, nextTryAt: Date): Promise<void> {
      const claimed = 'UPDATE mails SET next_try_at = $1 WHERE id = $2 AND attempts = $3'
      await db.write(claimed, [nextTryAt, id, attempts])
    },

    async remove(id: number, tx: Tx): Promise<void> {
      await db.write('DELETE FROM mails WHERE id = $1', [id], tx)
    },
  }
}

/** Returns SQL for the id of the next due mail. The SQL reads the index once per priority. */
function nextDueBy(locking: string): string {
  const first = (priority: number) =>
    `(SELECT id FROM mails WHERE priority = ${priority} AND next_try_at <= $1 AND failed_at IS NULL
      ORDER BY next_try_at, id LIMIT 1 ${locking})`
  return `COALESCE(${Object.values(PRIORITIES).map(first).join(', ')})`
}
