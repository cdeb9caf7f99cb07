import { CONTENT_CHANGED, type ContentChange, toPayload } from './content-watch'
import type { Database, Tx } from './database'

/**
 * The most ads that a change names; one of more ads becomes one of all. With ids of 16 digits, the payload stays below
 * PostgreSQL's limit of 8000 bytes.
 */
export const MOST_NAMED_ADS = 400

/**
 * Drops the cached public pages that may show what changed, in every process, when `tx` commits. Call it at every
 * change of public content.
 */
export async function announceContentChange(db: Database, given: ContentChange, tx: Tx): Promise<void> {
  const change = typeof given === 'object' && given.ads.length > MOST_NAMED_ADS ? 'ads' : given
  if (db.dialect === 'sqlite') await db.write(COUNT, [CONTENT_CHANGED], tx)
  else await db.write('SELECT pg_notify($1, $2)', [CONTENT_CHANGED, toPayload(change)], tx)
  db.afterCommit(tx, () => db.content.changed(change))
}

const COUNT = `INSERT INTO settings (key, value) VALUES ($1, '1')
  ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1`
