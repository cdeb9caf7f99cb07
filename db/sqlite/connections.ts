import { setTimeout as delay } from 'node:timers/promises'
import type { Sequelize } from 'sequelize'
import sqlite3 from 'sqlite3'
import { answerColumnTypes, columnsOfModels, type FindColumns } from './column-types'
import { SqliteReads } from './reads'
import { errorCode } from '../unavailable'

/** Milliseconds for which SQLite waits when another process holds the lock. */
const BUSY_TIMEOUT = 5000

/** `uuid` is how Sequelize marks the connection of a transaction. */
type Connection = sqlite3.Database & { uuid?: string }

/**
 * The connections to one SQLite file: one that reads, one for reads that stay prepared and one for searches
 * of that kind, one for single writing statements (so that readers never wait behind a writer that waits for
 * the lock), one that counts attempts, one that looks for changes of content, and one for each transaction.
 * They stand in for Sequelize's own, which know none of the settings, and which it leaves open, with the lock,
 * when a commit fails.
 */
export class SqliteConnections {
  readonly #file: string
  readonly #opened = new Map<string, Promise<Connection>>()
  #closed = false
  #findColumns: FindColumns = () => undefined
  readonly #reads: SqliteReads[] = []

  constructor(file: string) {
    this.#file = file
  }

  get count(): number {
    return this.#opened.size
  }

  attachTo(sequelize: Sequelize, nameOutsideTransactions: () => string): void {
    this.#findColumns = columnsOfModels(sequelize)
    Object.assign(sequelize.connectionManager, {
      getConnection: ({ uuid }: { uuid?: string } = {}) => this.#get(uuid ?? nameOutsideTransactions()),
      // Sequelize does not wait for this one. The transaction is over: a failure is worth a warning.
      releaseConnection: (connection: Connection) => void this.#end(connection).catch(process.emitWarning),
      // And for this one it does: closing rolls back what could not be committed, and frees the lock.
      destroyConnection: (connection: Connection) => this.#end(connection),
    })
    Object.assign(sequelize.getQueryInterface(), {
      // After some faults, as a full disk, SQLite has rolled back by itself. A ROLLBACK would then
      // fail, and Sequelize warn of that; the end of the connection does as well.
      rollbackTransaction: async (transaction: { connection: Connection; finished: string }) => {
        transaction.finished = 'rollback'
        await this.#end(transaction.connection)
      },
    })
  }

  /**
   * WAL is a property of the file. Changing to it is the one statement that does not honour the
   * busy timeout, and another process may be changing to it at this moment.
   */
  async useWal(): Promise<void> {
    const writer = await this.#get('writer')
    for (let waited = 0; ; waited += 50) {
      try {
        return await execute(writer, 'PRAGMA journal_mode = WAL')
      } catch (error) {
        if (errorCode(error) !== 'SQLITE_BUSY' || waited >= BUSY_TIMEOUT) throw error
        await delay(50)
      }
    }
  }

  /** The one that Sequelize knows nothing of. */
  openCounter(): Promise<sqlite3.Database> {
    return this.#get('counter')
  }

  /** All that read, at the start: later another file, or none, may stand in the place of this one. */
  async openReaders(): Promise<{ short: SqliteReads; long: SqliteReads }> {
    const [reads, searches] = await Promise.all(
      ['reads', 'searches', 'reader'].map((name) => this.#get(name)),
    )
    const [short, long] = [new SqliteReads(reads!), new SqliteReads(searches!)]
    this.#reads.push(short, long)
    return { short, long }
  }

  /** The caller's own, to close; or `closeAll` does. */
  async openLookout() {
    const connection = await this.#get('lookout')
    return {
      connection,
      close: async () => void (this.#opened.delete('lookout') && (await close(connection))),
    }
  }

  async closeAll(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#reads.map((reads) => reads.finalize()))
    const opened = await Promise.allSettled(this.#opened.values())
    this.#opened.clear()
    // One after the other: the last one puts the log into the file, and of two at once neither is the last.
    const faults: unknown[] = []
    for (const each of opened) {
      if (each.status === 'fulfilled') await close(each.value).catch((error: unknown) => faults.push(error))
    }
    if (faults.length > 0) throw new AggregateError(faults, 'SQLite connections that could not be closed')
  }

  #get(name: string): Promise<Connection> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'))
    const known = this.#opened.get(name)
    if (known) return known
    const connection = this.#open(SETTINGS_OF[name] ?? SETTINGS)
    this.#opened.set(name, connection)
    connection.catch(() => this.#opened.delete(name))
    return connection
  }

  async #open(settings: string): Promise<Connection> {
    const connection = await connect(this.#file, settings)
    // One statement of each at a time, but for those that stay prepared: these take turns of their own.
    connection.serialize()
    answerColumnTypes(connection, (table) => this.#findColumns(table))
    return connection
  }

  async #end(connection: Connection): Promise<void> {
    if (!connection.uuid || !this.#opened.delete(connection.uuid)) return
    await close(connection)
  }
}

/**
 * FULL, because an answer that the page calls saved must survive a power cut. The cache, in KiB, instead of SQLite's
 * 2 MiB: most connections read a few rows, and what a search goes through would not fit in 2 MiB either.
 */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT};
  PRAGMA foreign_keys = ON;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -512;`

/** A statement that writes past the queue fails in the first test instead of under load. */
const READER = `${SETTINGS} PRAGMA query_only = ON;`

const SETTINGS_OF: Record<string, string> = {
  reader: READER,
  /**
   * In KiB: what the panel's figures are counted in and, beside that, the index of a long list that is gone
   * through. Where they do not fit together, each page of the panel reads all of both from the file again.
   */
  reads: `${READER} PRAGMA cache_size = -10240;`,
  searches: READER,
  lookout: READER,
  /** After a power cut some attempts may be forgotten, which need not be waited for. */
  counter: `${SETTINGS} PRAGMA synchronous = NORMAL;`,
}

/** Without OPEN_CREATE: a file that was deleted is an error, not a new, empty database. */
async function connect(file: string, settings: string): Promise<Connection> {
  const connection = await new Promise<Connection>((resolve, reject) => {
    const opening: Connection = new sqlite3.Database(file, sqlite3.OPEN_READWRITE, (error) =>
      error ? reject(error) : resolve(opening),
    )
  })
  await execute(connection, settings)
  return connection
}

function execute(connection: Connection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(sql, (error) => (error ? reject(error) : resolve()))
  })
}

function close(connection: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.close((error) => (error ? reject(error) : resolve()))
  })
}
