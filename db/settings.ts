import type { Database, Tx } from './database'

/** The stored value of a key; stores and returns `fresh` if there is no value yet. */
export async function keptSetting(db: Database, key: string, fresh: string, tx: Tx): Promise<string> {
  await db.run(
    'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING',
    [key, fresh],
    tx,
  )
  const [kept] = await db.read<{ value: string }>('SELECT value FROM settings WHERE key = $1', [key], tx)
  return kept!.value
}
