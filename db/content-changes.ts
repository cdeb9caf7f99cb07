import { CONTENT_CHANGED } from './content-watch'
import type { Database, Tx } from './database'

/** Drops the cached public pages of every process when `tx` commits. Call it at every change of public content. */
export async function announceContentChange(db: Database, tx: Tx): Promise<void> {
  await db.write(db.dialect === 'postgres' ? NOTIFY : COUNT, [CONTENT_CHANGED], tx)
  db.afterCommit(tx, () => db.content.changed())
}

const NOTIFY = "SELECT pg_notify($1, '')"

const COUNT = `INSERT INTO settings (key, value) VALUES ($1, '1')
  ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`
