import { constants } from 'node:fs'
import { chmod, copyFile, link, rename } from 'node:fs/promises'
import sqlite3 from 'sqlite3'
import { BackupRefused } from './refused'
import { isThere, publish, writeBeside } from './new-file'
import { explain } from '../sqlite/faults'
import { DatabaseUnavailable, errorCode } from '../unavailable'

/**
 * One reading transaction writes the whole copy, and holds up no writer. It is a fresh file, without the
 * write-ahead log and without what was deleted and not yet written over.
 */
export async function copySqlite(file: string, target: string): Promise<void> {
  if (!(await isThere(file))) throw new DatabaseUnavailable(`There is no SQLite database: ${file}`)
  await usingFile(file, sqlite3.OPEN_READONLY, (all) => all('VACUUM INTO ?', target)).catch(
    (error: unknown) => {
      // Only the copy is written to.
      if (errorCode(error) === 'SQLITE_FULL') throw error
      throw unavailable(error, file)
    },
  )
}

/** The migrations that were applied to a copy of `backup`; refuses a damaged one. */
export async function readSqliteBackup(copy: string, backup: string): Promise<string[]> {
  const damaged = new BackupRefused(`${backup} is damaged`)
  try {
    // Not for reading only: that leaves a log beside a copy which has been opened since by a server.
    return await usingFile(copy, sqlite3.OPEN_READWRITE, async (all) => {
      const [found] = await all('PRAGMA integrity_check(1)')
      if (found?.integrity_check !== 'ok') throw damaged
      const tables = await all("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'")
      const names = tables.length > 0 ? await all('SELECT name FROM migrations ORDER BY name') : []
      return names.map(({ name }) => String(name))
    })
  } catch (error) {
    if (['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR'].includes(errorCode(error))) throw damaged
    throw error
  }
}

type Restoring = {
  backup: string
  file: string
  /** Where an existing database is kept; without this, one is not replaced. */
  aside: string | undefined
  /** Throws for a copy that must not be used. */
  check(copy: string): Promise<void>
}

/** Returns whether an existing database was kept aside. */
export async function restoreSqlite({ backup, file, aside, check }: Restoring): Promise<boolean> {
  if (await isThere(`${backup}-wal`)) {
    throw new BackupRefused(`${backup} is a database in use and no backup: npm run backup makes one`)
  }
  const replaces = await isThere(file)
  if (replaces && !aside) {
    throw new BackupRefused(`${file}: there is a database already; with --replace it is kept aside`)
  }
  if (!replaces && (await isThere(`${file}-wal`))) {
    // SQLite would read it into the restored database, and destroy that.
    throw new BackupRefused(`${file}-wal was left behind by another database: move it away first`)
  }

  await writeBeside(
    file,
    async (copy) => {
      await copyFile(backup, copy, constants.COPYFILE_FICLONE)
      await chmod(copy, 0o600)
      await check(copy)
    },
    (copy) => (replaces && aside ? replace(copy, file, aside) : publish(copy, file)),
  )
  return replaces
}

/** At each moment there is a whole database under the name, and nobody else has it open. */
function replace(copy: string, file: string, aside: string): Promise<void> {
  return alone(file, async () => {
    await link(file, aside)
    await rename(copy, file)
  })
}

/**
 * Every connection to a database with a write-ahead log holds a lock on it for as long as it is open. To
 * give up that log takes them all: what was in it is then in the file, and nobody else has it open.
 */
async function alone(file: string, work: () => Promise<void>): Promise<void> {
  await usingFile(file, sqlite3.OPEN_READWRITE, async (all) => {
    try {
      await all('PRAGMA busy_timeout = 1000')
      await all('PRAGMA locking_mode = EXCLUSIVE')
      await all('PRAGMA journal_mode = DELETE')
      // The lock is kept from here to the end of the connection.
      await all('BEGIN EXCLUSIVE')
      await all('COMMIT')
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

type All = (sql: string, ...values: string[]) => Promise<Record<string, unknown>[]>

async function usingFile<T>(file: string, mode: number, work: (all: All) => Promise<T>): Promise<T> {
  const connection = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opening = new sqlite3.Database(file, mode, (error) => (error ? reject(error) : resolve(opening)))
  })
  const all: All = (sql, ...values) =>
    new Promise((resolve, reject) => {
      connection.all<Record<string, unknown>>(sql, values, (error, rows) =>
        error ? reject(error) : resolve(rows),
      )
    })
  try {
    return await work(all)
  } finally {
    await new Promise<void>((resolve, reject) => {
      connection.close((error) => (error ? reject(error) : resolve()))
    })
  }
}
