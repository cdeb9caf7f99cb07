import type { Database, Tx } from './database'

/** What PostgreSQL's listeners wait for, and where SQLite keeps the number of changes. */
export const CONTENT_CHANGED = 'content_changed'

/**
 * Tells every process, with the commit of `tx`, that pages which visitors read have changed. Called by
 * whatever changes news or ads, in its own transaction.
 */
export async function announceContentChange(db: Database, tx: Tx): Promise<void> {
  await db.sequelize.query(db.dialect === 'postgres' ? NOTIFY : COUNT, {
    replacements: { key: CONTENT_CHANGED },
    transaction: tx,
  })
}

const NOTIFY = "SELECT pg_notify(:key, '')"

const COUNT = `INSERT INTO settings (key, value) VALUES (:key, '1')
  ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`
