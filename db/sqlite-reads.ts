import { LRUCache } from 'lru-cache'
import type sqlite3 from 'sqlite3'

type Row = Record<string, unknown>

const MOST_STATEMENTS = 500

/**
 * Statements that stay prepared on a connection of their own: past Sequelize a read costs this thread a
 * fifth, and no short one waits behind a search. For texts of the program's own, of which there are few, for
 * what is asked for is in the values; of more than that, those that were not asked for the longest are let go.
 */
export class SqliteReads {
  readonly #connection: sqlite3.Database
  readonly #statements = new LRUCache<string, Promise<sqlite3.Statement>>({
    max: MOST_STATEMENTS,
    dispose: (statement) => void statement.then(finalize, () => undefined),
  })

  constructor(connection: sqlite3.Database) {
    this.#connection = connection
  }

  async all(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const statement = await (this.#statements.get(sql) ?? this.#prepare(sql))
    return new Promise((resolve, reject) => {
      statement.all(values, (error: Error | null, rows: Row[]) =>
        error ? reject(Object.assign(error, { sql })) : resolve(rows),
      )
    })
  }

  /** Before the connection closes, which SQLite refuses as long as there is one. */
  async finalize(): Promise<void> {
    const prepared = [...this.#statements.values()]
    this.#statements.clear()
    // Those that could not be prepared have told it to who asked.
    await Promise.allSettled(prepared.map((statement) => statement.then(finalize)))
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
