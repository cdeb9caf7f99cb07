import { QueryTypes } from 'sequelize'
import type { Database, Tx } from './database'

/** The value kept under a key; `fresh` is kept, and returned, when there is none yet. */
export async function keptSetting(db: Database, key: string, fresh: string, tx: Tx): Promise<string> {
  await db.sequelize.query(
    'INSERT INTO settings (key, value) VALUES (:key, :fresh) ON CONFLICT (key) DO NOTHING',
    {
      replacements: { key, fresh },
      transaction: tx,
    },
  )
  const [kept] = await db.sequelize.query<{ value: string }>('SELECT value FROM settings WHERE key = :key', {
    replacements: { key },
    transaction: tx,
    type: QueryTypes.SELECT,
  })
  return kept!.value
}
