import { setTimeout as delay } from 'node:timers/promises'
import sqlite3 from 'sqlite3'
import { errorCode } from '../unavailable'

/** Milliseconds for which SQLite waits when another process holds the lock. */
const BUSY_TIMEOUT = 5000

/**
 * FULL, because an answer that the page calls saved must survive a power cut. The cache is in KiB, instead of
 * SQLite's 2 MiB: what a search scans would not fit in 2 MiB either.
 */
const WRITER = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT};
  PRAGMA foreign_keys = ON;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -512;`

/** A statement that writes past the queue fails in the first test instead of under load. */
const READER = `${WRITER} PRAGMA query_only = ON;`

/** The connections to one SQLite file, kept until the end. */
export type SqliteConnections = {
  /** Every transaction and every single write, one after the other. */
  writer: sqlite3.Database
  /** All reads outside transactions, except those of the next two. */
  reader: sqlite3.Database
  /** `db.search`, so that no short read waits behind it. */
  searches: sqlite3.Database
  /** `db.statistics`, so that no search does either. */
  statistics: sqlite3.Database
}

export async function connectAll(file: string): Promise<SqliteConnections> {
  const writer = await connect(file)
  try {
    await execute(writer, WRITER)
    await changeToWal(writer)
    const [reader, searches, statistics] = await Promise.all([connect(file), connect(file), connect(file)])
    // Its cache holds what the admins' figures are counted in, beside the index of a long list.
    await execute(reader, `${READER} PRAGMA cache_size = -10240;`)
    await execute(searches, READER)
    await execute(statistics, READER)
    return { writer, reader, searches, statistics }
  } catch (error) {
    await close(writer)
    throw error
  }
}

/** Without OPEN_CREATE: a file that was deleted is an error, not a new, empty database. */
export function connect(file: string, mode = sqlite3.OPEN_READWRITE): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const opening = new sqlite3.Database(file, mode, (error) => (error ? reject(error) : resolve(opening)))
    // Statements that waited inside SQLite would each block one of libuv's four threads.
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

/**
 * WAL is a property of the file. Changing to it is the one statement that does not honour the
 * busy timeout, and another process may be changing to it at this moment.
 */
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
