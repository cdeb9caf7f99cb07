import { type QueryOptions, Sequelize, type Transaction, type TransactionOptions } from 'sequelize'
import { toStatementKind, type StatementListener, withoutValues } from './statements'
import { DatabaseUnavailable } from './unavailable'

/** On SQLite each lane has its own connection. */
export type Lane = 'pages' | 'searches' | 'statistics'

export type StatementOptions = QueryOptions & { lane?: Lane }

type Statement = string | { query: string; values: unknown[] }

export type Watch = {
  ended?: StatementListener
  /** Returns a line for the operator if the database is at fault; undefined if our statement is at fault. */
  explain?(error: unknown): string | undefined
  /** Returns whether the connection has stopped replying. Nothing more is then sent on it. */
  timedOut?(error: unknown): boolean
  /** Runs work once a connection of the pool is free for it. */
  admit?<T>(work: () => Promise<T>): Promise<T>
  /** Sends a statement without Sequelize; undefined if Sequelize must send it. */
  send?(sql: string, options: StatementOptions): Promise<unknown> | undefined
}

/** Times every statement, and throws faults of the database as `DatabaseUnavailable`. */
export class SiteSequelize extends Sequelize {
  watch: Watch = {}
  /** Counts what uses or waits for a connection: transactions, and statements outside transactions. */
  running = 0
  /** Maps a transaction to the command, COMMIT or ROLLBACK, that `query` drops when Sequelize sends it. */
  readonly #unsent = new WeakMap<Transaction, string>()

  override async query<T>(statement: Statement, options: StatementOptions = {}): Promise<T> {
    const sql = typeof statement === 'string' ? statement : statement.query
    const { transaction } = options
    const unsent = transaction && this.#unsent.get(transaction)
    if (unsent && sql.startsWith(unsent)) return undefined as T

    const startedAt = performance.now()
    if (!transaction) this.running += 1
    try {
      const send = () => this.watch.send?.(sql, options) ?? super.query(statement, options)
      const answer = await (transaction ? send() : this.#admit(send))
      if (transaction && sql === COMMIT) this.#unsent.set(transaction, COMMIT)
      return answer as T
    } catch (error) {
      // A connection that timed out would not reply to a ROLLBACK either.
      if (transaction && this.watch.timedOut?.(error)) this.#unsent.set(transaction, 'ROLLBACK')
      // Ignores a failed ROLLBACK. SQLite has already rolled back, and PostgreSQL rolls back with the lost connection.
      if (sql === ROLLBACK) return undefined as T
      this.#rethrowUnavailable(error)
      throw error
    } finally {
      if (!transaction) this.running -= 1
      const ms = performance.now() - startedAt
      this.watch.ended?.({ kind: toStatementKind(sql), ms, text: () => withoutValues(sql) })
    }
  }

  /**
   * Runs a transaction. Sends the COMMIT itself, because Sequelize abandons the connection if its own COMMIT fails, and
   * the transaction stays open.
   */
  async transact<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    this.running += 1
    try {
      return await this.#admit(() =>
        this.transaction(options, async (tx) => {
          const done = await work(tx)
          await this.query(COMMIT, { transaction: tx })
          return done
        }),
      )
    } catch (error) {
      this.#rethrowUnavailable(error)
      throw error
    } finally {
      this.running -= 1
    }
  }

  /** Begins a transaction that the caller must end. */
  async begin(): Promise<Transaction> {
    try {
      return await this.transaction()
    } catch (error) {
      this.#rethrowUnavailable(error)
      throw error
    }
  }

  #admit<T>(work: () => Promise<T>): Promise<T> {
    return this.watch.admit ? this.watch.admit(work) : work()
  }

  #rethrowUnavailable(error: unknown): void {
    const line = error instanceof DatabaseUnavailable ? undefined : this.watch.explain?.(error)
    if (line !== undefined) throw new DatabaseUnavailable(line, { cause: error })
  }
}

/** The statements exactly as Sequelize sends them. */
const COMMIT = 'COMMIT;'
const ROLLBACK = 'ROLLBACK;'
