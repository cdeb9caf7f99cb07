import { open, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupRefused } from './refused'
import { describeFileFault, fileFaultCode } from '../sqlite/file-fault'
import { migrations } from '../migrations/index'
import { writeNewFile } from './new-file'
import { dumpPostgres, readPostgresBackup, restorePostgres } from './postgres'
import type { ToolEnv } from './postgres-tools'
import { copySqlite, readSqliteBackup, restoreSqlite } from './sqlite'

type Kind = 'SQLite' | 'PostgreSQL'

/**
 * Copies the database, as it is at one moment, into a new file that only this user can read; beside a
 * running server. The copy is read once to check it. `env` is for PostgreSQL's programs.
 */
export async function backUp(url: string, file: string, env: ToolEnv): Promise<void> {
  await writeNewFile(file, async (unfinished) => {
    if (kindOf(url) === 'SQLite') await copySqlite(pathOf(url), unfinished)
    else await dumpPostgres(url, unfinished, env)
    if (!isOurs(await readApplied(unfinished, kindOf(url), env)))
      throw new BackupRefused('There is nothing to back up: the database is not of this site')
  })
}

/**
 * Puts a backup where the address points, for the next start to migrate. An existing database is never
 * overwritten: with `replace`, an SQLite file is kept beside it under another name, which is returned.
 */
export async function restore(
  url: string,
  file: string,
  { replace, now, env }: { replace: boolean; now: Date; env: ToolEnv },
): Promise<string | undefined> {
  const kind = await readKind(file)
  if (kind !== kindOf(url)) {
    throw new BackupRefused(`${file} is a backup of ${kind}, and the database is ${kindOf(url)}`)
  }
  if (kind === 'PostgreSQL') {
    refuseStrange(file, await readApplied(file, kind, env))
    await restorePostgres(url, file, env)
    return undefined
  }

  const database = await behindLink(pathOf(url))
  const aside = `${database}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  const check = async (copy: string) => refuseStrange(file, await readSqliteBackup(copy, file))
  const replaced = await restoreSqlite({
    backup: file,
    file: database,
    aside: replace ? aside : undefined,
    check,
  })
  return replaced ? aside : undefined
}

function kindOf(url: string): Kind {
  return url.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL'
}

function pathOf(url: string): string {
  return resolve(url.slice('sqlite:'.length))
}

/** The path may be a link to another disk: the database is put there, and the link stays. */
async function behindLink(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (fileFaultCode(error) === 'ENOENT') return path
    throw new BackupRefused(`${path}: ${describeFileFault(error)}`, { cause: error })
  }
}

const FIRST_BYTES: [string, Kind][] = [
  ['SQLite format 3\0', 'SQLite'],
  ['PGDMP', 'PostgreSQL'],
]

async function readKind(file: string): Promise<Kind> {
  try {
    const handle = await open(file, 'r')
    const { buffer } = await handle.read({ buffer: Buffer.alloc(16) }).finally(() => handle.close())
    const known = FIRST_BYTES.find(([signs]) => buffer.toString('latin1').startsWith(signs))
    if (known) return known[1]
  } catch (error) {
    throw new BackupRefused(`${file}: ${describeFileFault(error)}`, { cause: error })
  }
  throw notOurs(file)
}

function readApplied(file: string, kind: Kind, env: ToolEnv): Promise<string[]> {
  return kind === 'SQLite' ? readSqliteBackup(file, file) : readPostgresBackup(file, env)
}

function isOurs(applied: string[]): boolean {
  return applied[0] === migrations[0]?.name
}

/** An older schema is accepted: the next start migrates it. */
function refuseStrange(file: string, applied: string[]) {
  if (!isOurs(applied)) throw notOurs(file)
  const newer = applied.find((name) => !migrations.some((known) => known.name === name))
  if (newer) throw new BackupRefused(`${file} was made by a newer version of the site, which has ${newer}`)
}

function notOurs(file: string): BackupRefused {
  return new BackupRefused(`${file} is no backup of this site`)
}
