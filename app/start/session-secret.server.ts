import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Tx } from '#db/database'
import { keptSetting, replaceSetting } from '#db/settings'
import { DataFolderUnusable } from './data-folder.server'
import type { Env } from './env.server'
import type { ServerLog } from './log'

const SHORTEST = 32

/**
 * Returns the secret that signs the cookies, or creates one at the first start. The caller must hold the
 * database's lock.
 */
export async function findSessionSecret(env: Env, db: Database, tx: Tx): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const fresh = randomBytes(32).toString('base64url')
  return db.dialect === 'postgres'
    ? keptSetting(db, 'session-secret', fresh, tx)
    : findOrCreateFile(join(env.DATA_DIR, 'secret'), fresh)
}

/**
 * Warns if the last start, here or on another machine, had another secret. The database keeps only a digest, which
 * does not reveal the secret.
 */
export async function compareSecrets(db: Database, secret: string, log: Pick<ServerLog, 'warn'>) {
  const digest = createHmac('sha256', secret).update('the secret of the last start').digest('base64url')
  const last = await db.transaction((tx) => replaceSetting(db, 'session-secret-digest', digest, tx))
  if (last !== undefined && last !== digest)
    log.warn('SESSION_SECRET is not that of the last start: all processes of a database need the same one')
}

async function findOrCreateFile(path: string, fresh: string): Promise<string> {
  try {
    if (!existsSync(path)) {
      // A power cut must not leave half a secret.
      await writeFile(`${path}.new`, fresh, { mode: 0o600, flush: true })
      await rename(`${path}.new`, path)
    }
    const stored = await readFile(path, 'utf8')
    if (stored.length >= SHORTEST) return stored
  } catch (error) {
    throw new DataFolderUnusable(path, error)
  }
  throw new DataFolderUnusable(path, { code: 'EMPTY' })
}
