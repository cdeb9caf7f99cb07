import { constants } from 'node:fs'
import { chmod, copyFile, link, realpath, rename } from 'node:fs/promises'
import sqlite3 from 'sqlite3'
import { close, connect, readAll, type StoredRow } from '../sqlite/connections'
import { explain } from '../sqlite/faults'
import { DatabaseUnavailable, errorCode } from '../unavailable'
import { BackupRefused, isThere, refusal, writeNewFile } from './new-file'

/** Copies a database without blocking its writers. Leaves deleted data out of the copy. */
export async function copySqlite(file: string, target: string): Promise<void> {
  if (!(await isThere(file))) throw new DatabaseUnavailable(`There is no SQLite database: ${file}`)
  try {
    await usingFile(file, (read) => read('VACUUM INTO ?', target), sqlite3.OPEN_READONLY)
  } catch (error) {
    // VACUUM INTO writes only the copy, so a full disk is the disk of the copy.
    if (errorCode(error) === 'SQLITE_FULL') throw error
    throw unavailable(error, file)
  }
}

export async function readSqliteBackup(copy: string, backup: string): Promise<string[]> {
  const damaged = new BackupRefused(`${backup} is damaged`)
  try {
    // The connection can write, because a read-only one may leave a -wal file behind.
    return await usingFile(copy, async (read) => {
      const [found] = await read('PRAGMA integrity_check(1)')
      if (found?.integrity_check !== 'ok') throw damaged
      const tables = await read("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'")
      const names = tables.length > 0 ? await read('SELECT name FROM migrations ORDER BY name') : []
      return names.map(({ name }) => String(name))
    })
  } catch (error) {
    if (['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR'].includes(errorCode(error))) throw damaged
    throw error
  }
}

type Restoring = { backup: string; path: string; replace: boolean; now: Date }

/** Restores a copy of the backup if `check` accepts the copy. Returns the new path of the replaced database. */
export async function restoreSqlite(
  { backup, path, replace, now }: Restoring,
  check: (copy: string) => Promise<void>,
): Promise<string | undefined> {
  if (await isThere(`${backup}-wal`)) {
    throw new BackupRefused(`${backup} is a database in use and no backup: npm run backup makes one`)
  }
  const file = await behindLink(path)
  const aside = `${file}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  const replaces = await isThere(file)
  if (replaces && !replace) {
    throw new BackupRefused(`${file}: there is a database already; with --replace it is kept aside`)
  }
  if (!replaces && (await isThere(`${file}-wal`))) {
    // SQLite would apply this log to the restored database, which would destroy the database.
    throw new BackupRefused(`${file}-wal was left behind by another database: move it away first`)
  }

  const copyBackup = async (copy: string) => {
    await copyFile(backup, copy, constants.COPYFILE_FICLONE)
    await chmod(copy, 0o600)
    await check(copy)
  }
  if (!replaces) return void (await writeNewFile(file, copyBackup))
  // Gives the old database its second name with a link, so that `file` exists at every moment.
  await writeNewFile(file, copyBackup, (copy) =>
    alone(file, async () => {
      await link(file, aside)
      await rename(copy, file)
    }),
  )
  return aside
}

/** Resolves a symbolic link, so that the restore replaces its target and not the link. */
async function behindLink(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return path
    throw refusal(path, error)
  }
}

/** Runs `work` alone. Throws if another process has the database open, because SQLite then cannot leave WAL mode. */
async function alone(file: string, work: () => Promise<void>): Promise<void> {
  await usingFile(file, async (read) => {
    try {
      await read('PRAGMA busy_timeout = 1000')
      await read('PRAGMA locking_mode = EXCLUSIVE')
      await read('PRAGMA journal_mode = DELETE')
      // The first transaction takes an exclusive lock, which lasts until the connection closes.
      await read('BEGIN EXCLUSIVE')
      await read('COMMIT')
    } catch (error) {
      throw cannotBeAlone(error, file)
    }
    await work()
  })
}

function cannotBeAlone(error: unknown, file: string): Error {
  switch (errorCode(error)) {
    case 'SQLITE_BUSY':
      return new BackupRefused(`${file} is in use: first stop the server, and whatever else has it open`)
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return new BackupRefused(
        `${file}: what is there is damaged; stop the server, move the file away with its -wal and -shm, and restore again`,
      )
    default:
      return unavailable(error, file)
  }
}

function unavailable(error: unknown, file: string): DatabaseUnavailable {
  const unknown = `The SQLite database cannot be used: ${file} (${String(error)})`
  return new DatabaseUnavailable(explain(error, file) ?? unknown, { cause: error })
}

type Reading = (sql: string, ...values: string[]) => Promise<StoredRow[]>

async function usingFile<T>(file: string, work: (read: Reading) => Promise<T>, mode?: number): Promise<T> {
  const connection = await connect(file, mode)
  try {
    return await work((sql, ...values) => readAll(connection, sql, values))
  } finally {
    await close(connection)
  }
}
