import { LRUCache } from 'lru-cache'
import type sqlite3 from 'sqlite3'
import { Turns } from '../turns'

type Row = Record<string, unknown>

const MOST_STATEMENTS = 500

/** Statements inside the connection at once: one is at work, and the next one is ready. */
const AT_ONCE = 2

/**
 * Reads by statements that stay prepared, past Sequelize: a read costs this thread a fifth. The texts are the
 * program's own, and few, since all values are bound.
 */
export class SqliteReads {
  readonly #connection: sqlite3.Database
  readonly #turns = new Turns('read the SQLite database', { atOnce: AT_ONCE })
  readonly #statements = new LRUCache<string, Promise<sqlite3.Statement>>({
    max: MOST_STATEMENTS,
    dispose: (statement) => void statement.then(finalize, () => undefined),
  })

  constructor(connection: sqlite3.Database) {
    this.#connection = connection
  }

  all(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#turns.run(async () => {
      const statement = await (this.#statements.get(sql) ?? this.#prepare(sql))
      return new Promise<Row[]>((resolve, reject) => {
        statement.all(values, (error: Error | null, rows: Row[]) =>
          error ? reject(Object.assign(error, { sql })) : resolve(rows),
        )
      })
    })
  }

  /** To be called before the connection closes, which SQLite refuses while there is a prepared statement. */
  async finalize(): Promise<void> {
    // Answers those that wait.
    await this.#turns.run(() => Promise.resolve())
    const prepared = [...this.#statements.values()]
    this.#statements.clear()
    // A statement that could not be prepared has failed for its caller.
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

/** Waits for a read that is under way. */
function finalize(statement: sqlite3.Statement): Promise<void> {
  return new Promise((done) => statement.finalize(() => done()))
}
