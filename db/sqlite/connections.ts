import { setTimeout as delay } from 'node:timers/promises'
import sqlite3 from 'sqlite3'
import { errorCode } from '../unavailable'

/** How long SQLite waits while another process holds the lock, in milliseconds. */
const BUSY_TIMEOUT = 5000

/**
 * `synchronous` is FULL, so that saved answers survive a power cut. The cache is smaller than SQLite's default, because
 * a search scans more than either could hold.
 */
const WRITER = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT};
  PRAGMA foreign_keys = ON;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -512;`

/** Readers cannot write, so that every write outside the queue fails. */
const READER = `${WRITER} PRAGMA query_only = ON;`

export type SqliteConnections = {
  writer: sqlite3.Database
  reader: sqlite3.Database
  /** A connection of its own, so that no short read waits behind a search. */
  searches: sqlite3.Database
  /** A connection of its own, so that no search waits behind statistics. */
  statistics: sqlite3.Database
}

export async function connectAll(file: string): Promise<SqliteConnections> {
  const writer = await connect(file)
  try {
    await execute(writer, WRITER)
    await changeToWal(writer)
    const [reader, searches, statistics] = await Promise.all([connect(file), connect(file), connect(file)])
    // The cache is larger than the default, so that item_tallies stays in memory for the admins' question pages.
    await execute(reader, `${READER} PRAGMA cache_size = -10240;`)
    await execute(searches, READER)
    await execute(statistics, READER)
    return { writer, reader, searches, statistics }
  } catch (error) {
    await close(writer)
    throw error
  }
}

/** Opens a file but never creates it, because a deleted file must be an error and not a new, empty database. */
export function connect(file: string, mode = sqlite3.OPEN_READWRITE): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const opening = new sqlite3.Database(file, mode, (error) => (error ? reject(error) : resolve(opening)))
    // Runs one statement at a time, because each statement that waits in SQLite blocks one of libuv's four threads.
    opening.serialize()
  })
}

export type StoredRow = Record<string, unknown>

export function readAll(
  connection: sqlite3.Database,
  sql: string,
  values: readonly unknown[] = [],
): Promise<StoredRow[]> {
  return new Promise((resolve, reject) => {
    connection.all<StoredRow>(sql, values, (error, rows) =>
      error ? reject(Object.assign(error, { sql })) : resolve(rows),
    )
  })
}

export function close(connection: sqlite3.Database): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.close((error) => (error ? reject(error) : resolve()))
  })
}

function execute(connection: sqlite3.Database, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(sql, (error) => (error ? reject(error) : resolve()))
  })
}

/** Retries, because the PRAGMA ignores the busy timeout while another process changes to WAL too. */
async function changeToWal(writer: sqlite3.Database): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    try {
      return await execute(writer, 'PRAGMA journal_mode = WAL')
    } catch (error) {
      if (errorCode(error) !== 'SQLITE_BUSY' || waited >= BUSY_TIMEOUT) throw error
      await delay(50)
    }
  }
}
