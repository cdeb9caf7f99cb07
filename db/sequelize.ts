import { type QueryOptions, Sequelize, type Transaction, type TransactionOptions } from 'sequelize'
import { toStatementKind, type StatementListener, withoutValues } from './statements'
import { DatabaseUnavailable } from './unavailable'

/** On SQLite each lane has its own connection. */
export type Lane = 'pages' | 'searches' | 'statistics'

export type StatementOptions = QueryOptions & { lane?: Lane }

type Statement = string | { query: string; values: unknown[] }

export type Watch = {
  ended?: StatementListener
  /** Returns the line for the operator if the fault is the database's own; undefined if it is our statement's. */
  explain?(error: unknown): string | undefined
  /** Returns whether the connection will never reply again, so that nothing more is sent on it. */
  timedOut?(error: unknown): boolean
  /** Runs work once a connection of the pool is free for it. */
  admit?<T>(work: () => Promise<T>): Promise<T>
  /** Sends a statement without Sequelize; undefined if Sequelize must send it. */
  send?(sql: string, options: StatementOptions): Promise<unknown> | undefined
}

/** Times every statement, and throws faults of the database as `DatabaseUnavailable`. */
export class SiteSequelize extends Sequelize {
  watch: Watch = {}
  /** The number of statements outside transactions, and of transactions, that use or wait for a connection. */
  running = 0
  /** The COMMIT or ROLLBACK that Sequelize will still try to send for a transaction. `query` does not send it. */
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
      // The connection will not reply to a ROLLBACK either.
      if (transaction && this.watch.timedOut?.(error)) this.#unsent.set(transaction, 'ROLLBACK')
      // A failed ROLLBACK is ignored: SQLite has already rolled back, or the server will once the connection is lost.
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
   * Runs a transaction. Sends the COMMIT itself, because after a failed COMMIT of its own, Sequelize would lose the
   * connection with the transaction still open.
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

  /** Begins a transaction that the caller ends. */
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
