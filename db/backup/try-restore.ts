import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '../database'
import { restore } from './backup'
import { BackupRefused } from './new-file'
import type { ToolEnv } from './postgres'

/** What a restored backup holds. */
export type Restored = { tables: number; rows: number }

/**
 * Restores a backup into a database of its own, counts what it holds, and removes that database. `folder` is where a
 * SQLite file may be written. Throws `BackupRefused` if the backup cannot be restored.
 */
export async function tryRestore(url: string, file: string, folder: string, env: ToolEnv): Promise<Restored> {
  const inScratch = url.startsWith('sqlite:') ? withScratchFile(folder) : withScratchDatabase(url)
  return inScratch(async (scratch) => {
    await restore(scratch, file, { replace: false, now: new Date(), env })
    const db = await openDatabase(scratch, { mustExist: true })
    return countRows(db).finally(() => db.close())
  })
}

type InScratch = <T>(work: (url: string) => Promise<T>) => Promise<T>

function withScratchFile(folder: string): InScratch {
  const scratch = join(folder, 'restore-try')
  const remove = () => rm(scratch, { recursive: true, force: true })
  return async (work) => {
    // A process that was killed leaves its folder behind.
    await remove()
    await mkdir(scratch, { mode: 0o700 })
    return work(`sqlite:${join(scratch, 'app.sqlite')}`).finally(remove)
  }
}

function withScratchDatabase(url: string): InScratch {
  const scratch = new URL(url)
  const site = decodeURIComponent(scratch.pathname.slice(1))
  // PostgreSQL would cut the end off a name of more than 63 bytes.
  const name = `${site.slice(0, 40)}_restore_try`
  scratch.pathname = `/${encodeURIComponent(name)}`
  const quoted = `"${name.replaceAll('"', '""')}"`
  return async (work) => {
    const db = await openDatabase(url)
    const remove = () => db.write(`DROP DATABASE IF EXISTS ${quoted}`)
    try {
      await remove()
      await create(db, quoted)
      return await work(scratch.href).finally(remove)
    } finally {
      await db.close()
    }
  }
}

async function create(db: Database, name: string) {
  const [role] = await db.read<{ may: boolean }>(MAY_CREATE)
  if (!role?.may) throw new BackupRefused(MAY_NOT_CREATE)
  await db.write(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
}

const MAY_CREATE = 'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user'

const MAY_NOT_CREATE =
  'the user in DATABASE_URL may not create the database for the try: ALTER ROLE … CREATEDB allows it'

async function countRows(db: Database): Promise<Restored> {
  const found = await db.read<{ name: string }>(TABLES[db.dialect])
  let rows = 0
  for (const { name } of found) {
    const [counted] = await db.read<{ rows: number }>(
      `SELECT CAST(count(*) AS integer) AS rows FROM "${name}"`,
    )
    rows += counted!.rows
  }
  return { tables: found.length, rows }
}

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
  postgres: `SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
}
