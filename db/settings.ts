import type { CountExpression, Database, Tx } from './database'

/** Returns the stored value of a key. If the key has no value, stores `fresh` first. */
export async function keptSetting(db: Database, key: string, fresh: string, tx: Tx): Promise<string> {
  await db.write(
    'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING',
    [key, fresh],
    tx,
  )
  const [stored] = await db.read<{ value: string }>('SELECT value FROM settings WHERE key = $1', [key], {
    tx,
  })
  return stored!.value
}

/** Stores a value. Returns the one that it replaces. */
export async function replaceSetting(
  db: Database,
  key: string,
  value: string,
  tx?: Tx,
): Promise<string | undefined> {
  const [before] = await db.read<{ value: string }>('SELECT value FROM settings WHERE key = $1', [key], {
    tx,
  })
  await db.write(
    'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [key, value],
    tx,
  )
  return before?.value
}

const LAST_BACKUP = 'last_backup'

/** The time of the last backup in minutes since 1970; 0 before the first backup. */
export const lastBackup: CountExpression = {
  sql: `COALESCE((SELECT CAST(value AS integer) FROM settings WHERE key = '${LAST_BACKUP}'), 0)`,
}

export async function noteBackup(db: Database, at: Date): Promise<void> {
  await replaceSetting(db, LAST_BACKUP, String(Math.floor(at.getTime() / MINUTE_MS)))
}

const MINUTE_MS = 60_000
