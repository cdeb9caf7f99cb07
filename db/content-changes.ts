import { CONTENT_CHANGED } from './content-watch'
import type { Database, Tx } from './database'

/**
 * Tells every process, when `tx` commits, that public pages have changed. Each change of news, ads, lessons or
 * questions must call it in its own transaction.
 */
export async function announceContentChange(db: Database, tx: Tx): Promise<void> {
  await db.write(db.dialect === 'postgres' ? NOTIFY : COUNT, [CONTENT_CHANGED], tx)
  db.afterCommit(tx, () => db.content.changed())
}

const NOTIFY = "SELECT pg_notify($1, '')"

const COUNT = `INSERT INTO settings (key, value) VALUES ($1, '1')
  ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`
