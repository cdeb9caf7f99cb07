import { type QueryOptions, Sequelize, type Transaction, type TransactionOptions } from 'sequelize'
import { kindOf, type StatementListener, withoutValues } from './statements'
import { DatabaseUnavailable } from './unavailable'

/** On SQLite the reads of each lane have a connection of their own. */
export type Lane = 'pages' | 'searches' | 'statistics'

export type StatementOptions = QueryOptions & { lane?: Lane }

type Statement = string | { query: string; values: unknown[] }

export type Watch = {
  ended?: StatementListener
  /** The operator's line for a fault of the database itself; undefined for a fault of our statement. */
  explain?(error: unknown): string | undefined
  /** Whether the connection will never answer again, so that nothing more is sent on it. */
  timedOut?(error: unknown): boolean
  /** Runs what takes a connection of the pool once it may have one. */
  admit?<T>(work: () => Promise<T>): Promise<T>
  /** Sends some statements past Sequelize; undefined for all others. */
  send?(sql: string, options: StatementOptions): Promise<unknown> | undefined
}

/** Every statement passes through `query`: it is timed there, and a fault of the database gets its name. */
export class SiteSequelize extends Sequelize {
  watch: Watch = {}
  /** How many statements and transactions have a connection to themselves, or wait for one. */
  running = 0
  /** The first words of the COMMIT or ROLLBACK that Sequelize will still send, to be swallowed. */
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
      // The ROLLBACK, and one to a savepoint, would not be answered either.
      if (transaction && this.watch.timedOut?.(error)) this.#unsent.set(transaction, 'ROLLBACK')
      // SQLite has rolled back by itself, or the connection is lost and the server does.
      if (sql === ROLLBACK) return undefined as T
      this.#rethrowUnavailable(error)
      throw error
    } finally {
      if (!transaction) this.running -= 1
      const ms = performance.now() - startedAt
      this.watch.ended?.({ kind: kindOf(sql), ms, text: () => withoutValues(sql) })
    }
  }

  /**
   * Sequelize's `transaction`, but the COMMIT is sent before Sequelize sends its own: where that fails,
   * Sequelize prints a warning past the log, and loses the connection with the transaction still open.
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

  #admit<T>(work: () => Promise<T>): Promise<T> {
    return this.watch.admit ? this.watch.admit(work) : work()
  }

  #rethrowUnavailable(error: unknown): void {
    const line = error instanceof DatabaseUnavailable ? undefined : this.watch.explain?.(error)
    if (line !== undefined) throw new DatabaseUnavailable(line, { cause: error })
  }
}

/** As Sequelize sends them. */
const COMMIT = 'COMMIT;'
const ROLLBACK = 'ROLLBACK;'
