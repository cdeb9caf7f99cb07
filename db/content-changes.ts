import { afterCommit } from './after-commit'
import { CONTENT_CHANGED, type ContentWatcher } from './content-watch'
import type { Database, Tx } from './database'

export type { ContentWatcher }

/**
 * Tells every process, with the commit of `tx`, that pages which visitors read have changed. Called by
 * whatever changes news or ads, in its own transaction. This process knows before the transaction is
 * over for its caller.
 */
export async function announceContentChange(db: Database, tx: Tx): Promise<void> {
  await db.run(db.dialect === 'postgres' ? NOTIFY : COUNT, [CONTENT_CHANGED], tx)
  afterCommit(tx, () => db.content.changed())
}

/** Until the database is closed. Resolves when the watcher sees, or has been told that it does not. */
export function watchContentChanges(db: Database, watcher: ContentWatcher): Promise<void> {
  return db.content.watch(watcher)
}

const NOTIFY = "SELECT pg_notify($1, '')"

const COUNT = `INSERT INTO settings (key, value) VALUES ($1, '1')
  ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`
