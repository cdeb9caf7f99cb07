import { LRUCache } from 'lru-cache'
import type sqlite3 from 'sqlite3'

type Row = Record<string, unknown>

const MOST_STATEMENTS = 500

/** Statements that are with the connection at the same time: one is at work, and the next one ready. */
const MOST_AT_ONCE = 2

/**
 * Statements that stay prepared on a connection of their own: past Sequelize a read costs this thread a
 * fifth, and no short one waits behind a search. For texts of the program's own, of which there are few, for
 * what is asked for is in the values; of more than that, those that were not asked for the longest are let go.
 */
export class SqliteReads {
  readonly #connection: sqlite3.Database
  #atOnce = 0
  readonly #waiting: (() => void)[] = []
  readonly #statements = new LRUCache<string, Promise<sqlite3.Statement>>({
    max: MOST_STATEMENTS,
    dispose: (statement) => void statement.then(finalize, () => undefined),
  })

  constructor(connection: sqlite3.Database) {
    this.#connection = connection
  }

  async all(sql: string, values: readonly unknown[]): Promise<Row[]> {
    await this.#turn()
    try {
      const statement = await (this.#statements.get(sql) ?? this.#prepare(sql))
      return await new Promise((resolve, reject) => {
        statement.all(values, (error: Error | null, rows: Row[]) =>
          error ? reject(Object.assign(error, { sql })) : resolve(rows),
        )
      })
    } finally {
      this.#leave()
    }
  }

  /** Before the connection closes, which SQLite refuses as long as there is one. Who waits is answered first. */
  async finalize(): Promise<void> {
    await this.#turn()
    this.#leave()
    const prepared = [...this.#statements.values()]
    this.#statements.clear()
    // Those that could not be prepared have told it to who asked.
    await Promise.allSettled(prepared.map((statement) => statement.then(finalize)))
  }

  /**
   * First come, first served. Of many that wait inside the connection for its lock, each on one of libuv's four
   * threads, whichever is quickest has it: under load one waited for seconds.
   */
  async #turn(): Promise<void> {
    if (this.#atOnce < MOST_AT_ONCE) this.#atOnce += 1
    // Whoever leaves hands his place over.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#atOnce -= 1
  }

  #prepare(sql: string): Promise<sqlite3.Statement> {
    // In SQLite $1 is a name; ?1 is a place, as $1 is in PostgreSQL.
    const placed = sql.replace(/\$(\d+)/g, '?$1')
    const statement = new Promise<sqlite3.Statement>((resolve, reject) => {
      const preparing: sqlite3.Statement = this.#connection.prepare(placed, (error: Error | null) =>
        error ? reject(Object.assign(error, { sql })) : resolve(preparing),
      )
    })
    this.#statements.set(sql, statement)
    statement.catch(() => this.#statements.delete(sql))
    return statement
  }
}

/** What is still to be read by it is read first. */
function finalize(statement: sqlite3.Statement): Promise<void> {
  return new Promise((done) => statement.finalize(() => done()))
}
