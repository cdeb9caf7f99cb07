import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { type ContentWatcher, createContentWatch } from './content-watch'
import type { DatabaseLoad, Engine, EngineOptions } from './engine'
import { applyMigrations, isMigrated, refuseUnready } from './migrate'
import { migrations } from './migrations/index'
import { openPostgres } from './postgres/engine'
import { toBindValue, type Read, reader, type Run } from './read'
import { openSqlite } from './sqlite/engine'
import { turnFor, Turns } from './turns'
import { DatabaseUnavailable } from './unavailable'
import { Writing } from './writing'

export type Tx = Transaction

/** How one part of the program counts something: an expression for `count` to read with those of others. */
export type Count = { readonly sql: string }

export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  /** For the modules' `data/` folders only: they define their models on it and query. */
  readonly sequelize: Sequelize
  /** One SELECT, for the same folders. */
  readonly read: Read
  /** Several counts in one statement, whichever part of the program each belongs to. */
  count<Name extends string>(counts: Record<Name, Count>): Promise<Record<Name, number>>
  /** The same for a SELECT that may scan every row: few at a time, on SQLite on a connection of its own. */
  readonly search: Read
  /** Whether a search finds words of three letters and more without scanning every row. */
  hasSearchIndex(): Promise<boolean>
  /** For figures that count very many rows: one at a time, without waiting for searches. */
  readonly statistics: Read
  /** A statement that writes, in `tx` or by itself as in `write`. */
  readonly run: Run
  /**
   * Commits what `work` wrote, or nothing when it throws. Joins `outer` when there is one.
   * Here as everywhere, a fault of the database itself is a `DatabaseUnavailable`.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, outer?: Tx): Promise<T>
  /** Runs `work` after `tx` has committed; if it throws, the error is reported and nothing is undone. */
  afterCommit(tx: Tx, work: () => void): void
  /**
   * One writing statement without a transaction of its own; it is given `outer` when there is one.
   * On SQLite a statement that writes outside `write` and `transaction` is refused as read-only.
   */
  write<T>(statement: (tx?: Tx) => Promise<T>, outer?: Tx): Promise<T>
  /** A transaction that no other process runs at the same moment, for what is done once at start. */
  exclusively<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readonly content: {
    /** Until the database is closed. Resolves when the watcher sees, or is blind. */
    watch(watcher: ContentWatcher): Promise<void>
    /** Tells the watchers of this process, without waiting for the database to do so. */
    changed(): void
  }
  /** Refuses a database of a newer version with `DatabaseUnavailable`. */
  migrate(): Promise<void>
  /** Refuses, in the same way, also a database that still has to be migrated. */
  refuseUnready(): Promise<void>
  /** Answers, can be written to, and every migration is applied. */
  isReady(): Promise<boolean>
  /** Of this process, at this moment. */
  load(): DatabaseLoad
  close(): Promise<void>
}

export type DatabaseOptions = EngineOptions & {
  /** Receives the faults of what follows a commit. */
  report?: (fault: unknown) => void
}

/**
 * Opens `sqlite:/path/app.sqlite` or `postgres://…` and tries it, so that a wrong address stops
 * the start with `DatabaseUnavailable`, one line for the operator.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { report = warn, ...engineOptions } = options
  const writing = new Writing()
  const engine = await openEngine(url, engineOptions, writing)
  const { dialect, sequelize } = engine
  const { stop, ...content } = createContentWatch((changed) => engine.listen(changed))
  let closing: Promise<void> | undefined

  const within = (read: Read): Read => {
    return async (sql, values, tx) => {
      if (!tx) {
        writing.refuseOtherRead()
        options.requester?.()?.throwIfAborted()
      }
      return read(sql, values, tx)
    }
  }
  const read = within(reader(sequelize, 'pages'))
  const search = within(reader(sequelize, 'searches'))
  const countAll = within(reader(sequelize, 'statistics'))
  const searches = new Turns('search the database', { atOnce: engine.searchesAtOnce })
  const statistics = new Turns('count for statistics')
  const exclusively: Database['exclusively'] = (work) =>
    writing.run('transaction', () => engine.exclusively(work))
  const write: Database['write'] = (statement, outer) =>
    outer ? statement(outer) : writing.run('statement', () => engine.write(() => statement()))

  return {
    dialect,
    sequelize,
    read,
    async count<Name extends string>(counts: Record<Name, Count>) {
      const columns = Object.entries<Count>(counts).map(
        ([name, { sql }]) => `CAST((${sql}) AS integer) AS "${name}"`,
      )
      const [row] = await read<Record<Name, number>>(`SELECT ${columns.join(', ')}`)
      return row!
    },
    search: (...asked) => searches.run(() => search(...asked), turnFor(options.requester)),
    hasSearchIndex: async () => {
      if (dialect === 'sqlite') return false
      const [row] = await read<{ found: boolean }>(HAS_SEARCH_INDEX)
      return row!.found
    },
    statistics: (...asked) => statistics.run(() => countAll(...asked), turnFor(options.requester)),
    transaction: (work, outer) =>
      outer ? work(outer) : writing.run('transaction', () => engine.transaction(work)),
    afterCommit(tx, work) {
      tx.afterCommit(() => {
        try {
          work()
        } catch (fault) {
          report(fault)
        }
      })
    },
    write,
    run: (sql, values = [], outer) => {
      // Of all types of a query, this one answers with the number of rows on both databases.
      const options = { bind: values.map(toBindValue), type: QueryTypes.BULKUPDATE } as const
      return write((transaction) => sequelize.query(sql, { ...options, transaction }), outer)
    },
    exclusively,
    content,
    migrate: () => exclusively((tx) => applyMigrations(engine, migrations, tx)),
    refuseUnready: () => refuseUnready(engine, migrations),
    isReady: async () => (await engine.isThere()) && (await isMigrated(engine, migrations)),
    load: engine.load,
    close: () => (closing ??= close()),
  }

  async function close() {
    await stop()
    await engine.close()
  }
}

/** The migration makes all of them or none. */
const HAS_SEARCH_INDEX = "SELECT to_regclass('classified_ads_searched') IS NOT NULL AS found"

const warn = (fault: unknown) => process.emitWarning(fault instanceof Error ? fault : String(fault))

function openEngine(url: string, options: EngineOptions, writing: Writing): Promise<Engine> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length), options, writing)
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options)
  throw new DatabaseUnavailable('The address of the database must begin with sqlite: or postgres://')
}
