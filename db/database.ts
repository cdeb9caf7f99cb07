import { QueryTypes, type Sequelize } from 'sequelize'
import type { Columns, NewRow, Row } from './columns'
import { type ContentChange, type ContentWatcher, createContentWatch } from './content-watch'
import type { DatabaseLoad, Engine, EngineOptions } from './engine'
import { applyMigrations, isMigrated, type Migration, refuseUnready } from './migrate'
import { migrations } from './migrations/index'
import { openPostgres } from './postgres/engine'
import { type Read, type ReadOptions, toBindValue, type Tx, type Value, type Write } from './read'
import type { Lane } from './sequelize'
import { openSqlite } from './sqlite/engine'
import { defineTable, type Table, type TableAccess } from './table'
import { turnFor, Turns } from './turns'
import { DatabaseUnavailable } from './unavailable'
import { Writing } from './writing'

export type { Tx }

type Values = readonly Value[]

export type CountExpression = { readonly sql: string }

/** SQL for things that wait: `rows` follows FROM, and `since` is the moment from which one of them waits. */
export type Queue = { readonly rows: string; readonly since: string }

export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  /** Used only in `db/` and tests. */
  readonly sequelize: Sequelize
  /** Defines a table; called once for each table. */
  table<C extends Columns>(name: string, columns: C): Table<Row<C>, Row<C>, NewRow<C>>
  /** Runs one SELECT. Inside a transaction, throws unless `tx` is passed. */
  readonly read: Read
  readCounts<Name extends string>(counts: Record<Name, CountExpression>): Promise<Record<Name, number>>
  /** Runs one statement that writes. SQLite refuses any write outside `write` and `transaction`. */
  readonly write: Write
  /** Returns the rows of the RETURNING clause. On SQLite, an INSERT returns rows only if it begins with WITH. */
  writeReturning<Found>(...statement: Parameters<Write>): Promise<Found[]>
  /**
   * Runs `work` in the transaction `outer`, or in a new one. Transactions with 'alone' run one at a time, across all
   * processes.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, outer?: Tx | 'alone'): Promise<T>
  /**
   * Runs a job unless it is already running, and returns whether it ran. On PostgreSQL, a lock of some minutes also
   * keeps other processes from running the job.
   */
  alone(name: string, work: () => Promise<unknown>): Promise<boolean>
  /** Runs `work` after the commit. If `work` throws, the error is reported and the commit stands. */
  afterCommit(tx: Tx, work: () => void): void
  /** Returns whether searches for three letters or more use an index instead of scanning every row. */
  hasSearchIndex(): Promise<boolean>
  readonly content: {
    /** Resolves once the watcher's `sees` or `blind` has been called. */
    watch(watcher: ContentWatcher): Promise<void>
    /** Calls the watchers of this process only. */
    changed(change: ContentChange): void
  }
  /** Applies the pending migrations. Throws `DatabaseUnavailable` if a newer version has migrated the database. */
  migrate(all?: readonly Migration[]): Promise<void>
  /** Throws `DatabaseUnavailable` if migrations are pending or a newer version has migrated the database. */
  refuseUnready(): Promise<void>
  /** Returns whether the database answers, can be written to and is migrated. */
  isReady(): Promise<boolean>
  load(): DatabaseLoad
  close(): Promise<void>
}

export type DatabaseOptions = EngineOptions & {
  report?: (fault: unknown) => void
}

/** Opens a database. Throws a `DatabaseUnavailable`, with one line for the operator, if it cannot be used. */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { report = warn, ...engineOptions } = options
  const writing = new Writing()
  const engine = await openEngine(url, engineOptions, writing)
  const { dialect, sequelize } = engine
  const { stop, ...content } = createContentWatch((changed) => engine.listen(changed))
  let closing: Promise<void> | undefined
  const jobs = new Set<string>()

  const lanes: Record<Lane, <T>(read: () => Promise<T>) => Promise<T>> = {
    pages: (read) => read(),
    searches: inTurn(new Turns('search the database', { atOnce: engine.searchesAtOnce })),
    statistics: inTurn(new Turns('count for statistics')),
  }
  const read: Read = async <Found>(
    sql: string,
    values: Values = [],
    { tx, lane = 'pages' }: ReadOptions = {},
  ) => {
    if (!tx) {
      writing.refuseOtherRead()
      options.requester?.()?.throwIfAborted()
    }
    const bind = values.map(toBindValue)
    const select = { bind, type: QueryTypes.SELECT, transaction: tx, lane } as const
    return (await lanes[lane](() => sequelize.query(sql, select))) as Found[]
  }
  const writeWith: TableAccess['writeWith'] = (statement, outer) =>
    outer ? statement(outer) : writing.run('statement', () => engine.write(() => statement()))
  const write: Write = (sql, values = [], outer) => {
    // BULKUPDATE is the only type of query that returns the number of rows on both databases.
    const change = { bind: values.map(toBindValue), type: QueryTypes.BULKUPDATE } as const
    return writeWith((transaction) => sequelize.query(sql, { ...change, transaction }), outer)
  }
  const transaction: Database['transaction'] = (work, outer) => {
    if (typeof outer === 'object') return work(outer)
    return outer ? exclusively(work) : writing.run('transaction', () => engine.transaction(work))
  }
  const exclusively: Engine['exclusively'] = (work) =>
    writing.run('transaction', () => engine.exclusively(work))

  return {
    dialect,
    sequelize,
    table: (name, columns) => defineTable({ dialect, sequelize, read, write, writeWith }, name, columns),
    read,
    async readCounts<Name extends string>(counts: Record<Name, CountExpression>) {
      const columns = Object.entries<CountExpression>(counts).map(
        ([name, { sql }]) => `CAST((${sql}) AS integer) AS "${name}"`,
      )
      const [row] = await read<Record<Name, number>>(`SELECT ${columns.join(', ')}`)
      return row!
    },
    write,
    writeReturning: <Found>(sql: string, values: Values = [], outer?: Tx) => {
      const change = { bind: values.map(toBindValue), type: QueryTypes.SELECT } as const
      return writeWith(
        async (tx) => (await sequelize.query(sql, { ...change, transaction: tx })) as Found[],
        outer,
      )
    },
    transaction,
    async alone(name, work) {
      if (jobs.has(name)) return false
      jobs.add(name)
      try {
        return await engine.alone(name, work)
      } finally {
        jobs.delete(name)
      }
    },
    hasSearchIndex: async () => {
      if (dialect === 'sqlite') return false
      const [row] = await read<{ found: boolean }>(HAS_SEARCH_INDEX)
      return row!.found
    },
    afterCommit(tx, work) {
      tx.afterCommit(() => {
        try {
          work()
        } catch (fault) {
          report(fault)
        }
      })
    },
    content,
    migrate: (all = migrations) => applyMigrations({ ...engine, exclusively }, all),
    refuseUnready: () => refuseUnready(engine, migrations),
    isReady: async () => (await engine.isThere()) && (await isMigrated(engine, migrations)),
    load: engine.load,
    close: () => (closing ??= close()),
  }

  function inTurn(turns: Turns) {
    return <T>(work: () => Promise<T>) => turns.run(work, turnFor(options.requester))
  }

  async function close() {
    await stop()
    await engine.close()
  }
}

/** Looks for one of the search indexes, because the migration makes all of them or none. */
const HAS_SEARCH_INDEX = "SELECT to_regclass('classified_ads_searched') IS NOT NULL AS found"

const warn = (fault: unknown) => process.emitWarning(fault instanceof Error ? fault : String(fault))

function openEngine(url: string, options: EngineOptions, writing: Writing): Promise<Engine> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length), options, writing)
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options)
  throw new DatabaseUnavailable('The address of the database must begin with sqlite: or postgres://')
}
