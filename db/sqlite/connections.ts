import { setTimeout as delay } from 'node:timers/promises'
import sqlite3 from 'sqlite3'
import { errorCode } from '../unavailable'

/** Milliseconds for which SQLite waits when another process holds the lock. */
const BUSY_TIMEOUT = 5000

/**
 * FULL, because an answer that the page calls saved must survive a power cut. The cache is in KiB, instead of
 * SQLite's 2 MiB: most connections read a few rows, and what a search scans would not fit in 2 MiB either.
 */
const WRITER = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT};
  PRAGMA foreign_keys = ON;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -512;`

/** A statement that writes past the queue fails in the first test instead of under load. */
const READER = `${WRITER} PRAGMA query_only = ON;`

const SETTINGS = {
  /** Every transaction and every single write, one after the other. */
  writer: WRITER,
  /** What Sequelize reads outside transactions. */
  reader: READER,
  /** `db.read`. The cache holds what the admins' figures are counted in, beside the index of a long list. */
  reads: `${READER} PRAGMA cache_size = -10240;`,
  /** `db.search` and `db.statistics`, so that no short read waits behind them. */
  searches: READER,
  /** Looks for changes of content. */
  listener: READER,
}

type Name = keyof typeof SETTINGS

/** The connections to one SQLite file, each opened when it is first asked for and kept until the end. */
export class SqliteConnections {
  readonly #file: string
  readonly #opened = new Map<Name, Promise<sqlite3.Database>>()
  #isClosed = false

  constructor(file: string) {
    this.#file = file
  }

  get count(): number {
    return this.#opened.size
  }

  get(name: Name): Promise<sqlite3.Database> {
    if (this.#isClosed) return Promise.reject(new Error('The database is closed.'))
    const known = this.#opened.get(name)
    if (known) return known
    const connection = connect(this.#file, SETTINGS[name])
    this.#opened.set(name, connection)
    connection.catch(() => this.#opened.delete(name))
    return connection
  }

  /**
   * WAL is a property of the file. Changing to it is the one statement that does not honour the
   * busy timeout, and another process may be changing to it at this moment.
   */
  async useWal(): Promise<void> {
    const writer = await this.get('writer')
    for (let waited = 0; ; waited += 50) {
      try {
        return await execute(writer, 'PRAGMA journal_mode = WAL')
      } catch (error) {
        if (errorCode(error) !== 'SQLITE_BUSY' || waited >= BUSY_TIMEOUT) throw error
        await delay(50)
      }
    }
  }

  async close(name: Name): Promise<void> {
    const connection = this.#opened.get(name)
    if (!connection) return
    this.#opened.delete(name)
    await close(await connection)
  }

  async closeAll(): Promise<void> {
    this.#isClosed = true
    const faults: unknown[] = []
    // One after the other: the last one puts the log into the file, and of two at once neither is the last.
    for (const name of [...this.#opened.keys()]) {
      await this.close(name).catch((error: unknown) => faults.push(error))
    }
    if (faults.length > 0) throw new AggregateError(faults, 'SQLite connections that could not be closed')
  }
}

/** Without OPEN_CREATE: a file that was deleted is an error, not a new, empty database. */
async function connect(file: string, settings: string): Promise<sqlite3.Database> {
  const connection = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opening = new sqlite3.Database(file, sqlite3.OPEN_READWRITE, (error) =>
      error ? reject(error) : resolve(opening),
    )
  })
  await execute(connection, settings)
  // One statement at a time, but for the prepared ones, which `SqliteReads` limits.
  connection.serialize()
  return connection
}

function execute(connection: sqlite3.Database, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(sql, (error) => (error ? reject(error) : resolve()))
  })
}

function close(connection: sqlite3.Database): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.close((error) => (error ? reject(error) : resolve()))
  })
}
