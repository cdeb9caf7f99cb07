import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Tx } from '../db/database'
import { keptSetting } from '../db/settings'
import type { Env } from './env.server'

/**
 * What signs the cookies: the operator's, or one that is made on the first start and kept: in the
 * data folder with SQLite, in the database with PostgreSQL, so that all processes share it. To be
 * called under the database's lock, else two first starts would make two.
 */
export async function findSessionSecret(env: Env, db: Database, tx: Tx): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const fresh = randomBytes(32).toString('base64url')
  return db.dialect === 'postgres'
    ? keptSetting(db, 'session-secret', fresh, tx)
    : keptInFile(join(env.DATA_DIR, 'secret'), fresh)
}

async function keptInFile(path: string, fresh: string): Promise<string> {
  try {
    await writeFile(path, fresh, { flag: 'wx', mode: 0o600 })
    return fresh
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readFile(path, 'utf8')
  }
}
