import { QueryTypes, type Sequelize } from 'sequelize'
import type { Columns, NewRow, Row } from './columns'
import { type ContentWatcher, createContentWatch } from './content-watch'
import type { DatabaseLoad, Engine, EngineOptions } from './engine'
import { applyMigrations, isMigrated, refuseUnready } from './migrate'
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

/** How a part of the program counts something, for `readCounts` to read with the counts of other parts. */
export type CountExpression = { readonly sql: string }

export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  /** For `db/` and tests. */
  readonly sequelize: Sequelize
  /** Defines a table of a module, once. */
  table<C extends Columns>(name: string, columns: C): Table<Row<C>, Row<C>, NewRow<C>>
  /**
   * One SELECT. In the lane of searches few run at a time, in that of statistics one: on SQLite on a connection of
   * their own. Inside a transaction, a read that is not given it is refused.
   */
  readonly read: Read
  /** Several counts in one statement, whichever part of the program each belongs to. */
  readCounts<Name extends string>(counts: Record<Name, CountExpression>): Promise<Record<Name, number>>
  /**
   * One statement that writes, as a transaction of its own or in `tx`. On SQLite one that writes outside `write` and
   * `transaction` is refused as read-only.
   */
  readonly write: Write
  /** The same, for the rows that it returns: SQLite returns those of an INSERT only if it begins with WITH. */
  writeReturning<Found>(...statement: Parameters<Write>): Promise<Found[]>
  /**
   * Commits what `work` wrote, or nothing when it throws. Here as everywhere, a fault of the database itself is a
   * `DatabaseUnavailable`. Joins `outer` when there is one; 'alone' waits until no other process runs one so, for what is
   * done once, at start.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, outer?: Tx | 'alone'): Promise<T>
  /** Runs `work` after `tx` has committed; if it throws, the error is reported and nothing is undone. */
  afterCommit(tx: Tx, work: () => void): void
  /** Whether a search finds words of three letters and more without scanning every row. */
  hasSearchIndex(): Promise<boolean>
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
    // Of all types of a query, this one answers with the number of rows on both databases.
    const change = { bind: values.map(toBindValue), type: QueryTypes.BULKUPDATE } as const
    return writeWith((transaction) => sequelize.query(sql, { ...change, transaction }), outer)
  }
  const transaction: Database['transaction'] = (work, outer) => {
    if (typeof outer === 'object') return work(outer)
    return writing.run('transaction', () => engine[outer ? 'exclusively' : 'transaction'](work))
  }

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
    migrate: () => transaction((tx) => applyMigrations(engine, migrations, tx), 'alone'),
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

/** The migration makes all of them or none. */
const HAS_SEARCH_INDEX = "SELECT to_regclass('classified_ads_searched') IS NOT NULL AS found"

const warn = (fault: unknown) => process.emitWarning(fault instanceof Error ? fault : String(fault))

function openEngine(url: string, options: EngineOptions, writing: Writing): Promise<Engine> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length), options, writing)
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options)
  throw new DatabaseUnavailable('The address of the database must begin with sqlite: or postgres://')
}
