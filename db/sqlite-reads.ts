import type sqlite3 from 'sqlite3'

type Row = Record<string, unknown>

/**
 * Statements that stay prepared on a connection of their own: past Sequelize a read costs this thread a
 * fifth, and no short one waits behind a search. For texts of the program's own, of which there are few:
 * what is asked for is in the values.
 */
export class SqliteReads {
  readonly #connection: sqlite3.Database
  readonly #statements = new Map<string, Promise<sqlite3.Statement>>()

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
    const prepared = await Promise.allSettled(this.#statements.values())
    this.#statements.clear()
    const open = prepared.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    await Promise.all(open.map((statement) => new Promise<void>((done) => statement.finalize(() => done()))))
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
