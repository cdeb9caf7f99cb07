import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findNewer } from '../migrate'
import { migrations } from '../migrations/index'
import { BackupRefused, isThere, refusal, writeNewFile } from './new-file'
import { dumpPostgres, readPostgresBackup, restorePostgres, type ToolEnv } from './postgres'
import { copySqlite, readSqliteBackup, restoreSqlite } from './sqlite'

/** Copies the database, as it is at one moment, into a new file that only this user can read. */
export async function backUp(url: string, file: string, env: ToolEnv): Promise<void> {
  if (await isThere(file)) throw refusal(file, { code: 'EEXIST' })
  await writeNewFile(file, async (unfinished) => {
    const isSqlite = toKind(url) === 'SQLite'
    await (isSqlite ? copySqlite(toPath(url), unfinished) : dumpPostgres(url, unfinished, env))
    const applied = await (isSqlite
      ? readSqliteBackup(unfinished, file)
      : readPostgresBackup(unfinished, env))
    if (!isBackupOfThisSite(applied))
      throw new BackupRefused('There is nothing to back up: the database is not of this site')
  })
}

/** Restores a backup. With `replace`, renames an existing SQLite database and returns its new name. */
export async function restore(
  url: string,
  file: string,
  { replace, now, env }: { replace: boolean; now: Date; env: ToolEnv },
): Promise<string | undefined> {
  const kind = await readKind(file)
  if (kind !== toKind(url)) {
    throw new BackupRefused(`${file} is a backup of ${kind}, and the database is ${toKind(url)}`)
  }
  if (kind === 'SQLite') {
    return restoreSqlite({ backup: file, path: toPath(url), replace, now }, async (copy) =>
      assertRestorable(file, await readSqliteBackup(copy, file)),
    )
  }
  assertRestorable(file, await readPostgresBackup(file, env))
  await restorePostgres(url, file, env)
}

const toKind = (url: string) => (url.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL')

const toPath = (url: string) => resolve(url.slice('sqlite:'.length))

const FIRST_BYTES = { 'SQLite format 3\0': 'SQLite', PGDMP: 'PostgreSQL' }

async function readKind(file: string): Promise<string> {
  try {
    const handle = await open(file, 'r')
    const { buffer } = await handle.read({ buffer: Buffer.alloc(16) }).finally(() => handle.close())
    const begins = ([signs]: [string, string]) => buffer.toString('latin1').startsWith(signs)
    const [, kind] = Object.entries(FIRST_BYTES).find(begins) ?? []
    if (kind) return kind
  } catch (error) {
    throw refusal(file, error)
  }
  throw notOurs(file)
}

function isBackupOfThisSite(applied: string[]): boolean {
  return applied[0] === migrations[0]?.name
}

/** Refuses a backup of another site or of a newer version. The next start migrates an older backup. */
function assertRestorable(file: string, applied: string[]) {
  if (!isBackupOfThisSite(applied)) throw notOurs(file)
  const newer = findNewer(applied, migrations)
  if (newer) throw new BackupRefused(`${file} was made by a newer version of the site, which has ${newer}`)
}

function notOurs(file: string): BackupRefused {
  return new BackupRefused(`${file} is no backup of this site`)
}
