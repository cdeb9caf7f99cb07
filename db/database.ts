import type { Sequelize, Transaction } from 'sequelize'
import { followed } from './after-commit'
import { type ContentWatcher, keepWatch } from './content-watch'
import type { DatabaseLoad, Engine, EngineOptions } from './engine'
import { nameFaults } from './name-faults'
import { refuseNesting } from './nesting'
import { applyMigrations, isMigrated } from './migrate'
import { migrations } from './migrations/index'
import { openPostgres } from './postgres/engine'
import { type Read, reader, type Run, runner } from './read'
import { openSqlite } from './sqlite/engine'
import { type StatementTimes, timeStatements } from './statement-times'
import { Turns } from './turns'
import { DatabaseUnavailable } from './unavailable'

export type Tx = Transaction

export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  /** For the modules' `data/` folders only: they define their models on it and query. */
  readonly sequelize: Sequelize
  /** For them as well: what is read most often. */
  readonly read: Read
  /** The same where every row may have to be looked through: few at a time, on SQLite on a connection of its own. */
  readonly search: Read
  /** Whether a search finds words of three letters and more without looking through every row. */
  hasSearchIndex(): Promise<boolean>
  /** What counts very many rows for figures: one at a time, and never in the turn of a search. */
  readonly statistics: Read
  /** A statement that writes, in `tx` or by itself as in `write`. */
  readonly run: Run
  /**
   * Commits what `work` wrote, or nothing when it throws. Joins `outer` when handed one.
   * What must follow the commit follows the promise, or is handed to `afterCommit` of `after-commit.ts`.
   * Here as everywhere, a fault of the database itself comes as `DatabaseUnavailable`, one of a statement
   * as it is.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, outer?: Tx): Promise<T>
  /**
   * One writing statement without a transaction of its own; it is given `outer` when there is one.
   * On SQLite a statement that writes outside `write` and `transaction` is refused as read-only.
   */
  write<T>(statement: (tx?: Tx) => Promise<T>, outer?: Tx): Promise<T>
  /** A transaction that no other process runs at the same moment: what is done once, at start. */
  exclusively<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** For `rate-limits.ts`. Its counts are made inside `write`. */
  readonly rateLimiter: Engine['rateLimiter']
  /** For `content-changes.ts`, which announces and watches. */
  readonly content: {
    /** Resolves when the watcher sees, or has been told that it does not. */
    watch(watcher: ContentWatcher): Promise<void>
    /** This process has made a change itself, and waits for nobody to say so. */
    changed(): void
  }
  migrate(): Promise<void>
  /** Answers, can be written to, and every migration is applied. */
  isReady(): Promise<boolean>
  /** Of this process, at this moment. */
  load(): DatabaseLoad
  close(): Promise<void>
}

export type DatabaseOptions = EngineOptions & {
  /** Receives every statement when it is over, without its values. */
  times?: StatementTimes
  /** Receives the faults of what follows a commit. */
  report?: (fault: unknown) => void
}

/**
 * Opens `sqlite:/path/app.sqlite` or `postgres://…` and tries it, so that a wrong address stops
 * the start. Refuses with `DatabaseUnavailable`, one line for the operator.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { times, report = warn, ...ofEngine } = options
  const engine = await openEngine(url, ofEngine)
  const { dialect, sequelize } = engine
  const named = nameFaults(engine)
  if (times) timeStatements(sequelize, times)
  const unnested = refuseNesting()
  const watching = new Map<ContentWatcher, ReturnType<typeof keepWatch>>()
  let closing: Promise<void> | undefined

  const transaction = followed(engine.transaction, report)
  const alone = followed(engine.exclusively, report)
  const read = reader(sequelize)
  const readApart = reader(sequelize, { apart: true })
  const searches = new Turns('search the database', { atOnce: engine.searchesAtOnce })
  const statistics = new Turns('count for statistics')
  const running = runner(sequelize)
  const write: Database['write'] = (statement, outer) =>
    outer ? statement(outer) : named(unnested(() => engine.write(() => statement())))
  const exclusively: Database['exclusively'] = (work) => named(unnested(() => alone(work)))

  return {
    dialect,
    sequelize,
    read,
    search: (...asked) => searches.run(() => readApart(...asked)),
    hasSearchIndex: async () => {
      if (dialect === 'sqlite') return false
      const [row] = await read<{ found: boolean }>(HAS_SEARCH_INDEX)
      return row!.found
    },
    statistics: (...asked) => statistics.run(() => readApart(...asked)),
    transaction: (work, outer) => (outer ? work(outer) : named(unnested(() => transaction(work)))),
    write,
    run: (sql, values, outer) => write((tx) => running(sql, values, tx), outer),
    exclusively,
    rateLimiter: engine.rateLimiter,
    content: {
      watch(watcher) {
        const watch = keepWatch(engine.lookout.open, watcher, engine.lookout.times)
        watching.set(watcher, watch)
        return watch.begun
      },
      changed: () => watching.forEach((_watch, watcher) => watcher.changed()),
    },
    migrate: () => exclusively((tx) => applyMigrations(engine, migrations, tx)),
    isReady: async () => (await engine.isThere()) && (await isMigrated(engine, migrations)),
    load: engine.load,
    close: () => (closing ??= close()),
  }

  async function close() {
    await Promise.all([...watching.values()].map((watch) => watch.stop()))
    await engine.close()
  }
}

/** The migration makes all of them or none. */
const HAS_SEARCH_INDEX = "SELECT to_regclass('classified_ads_searched') IS NOT NULL AS found"

const warn = (fault: unknown) => process.emitWarning(fault instanceof Error ? fault : String(fault))

function openEngine(url: string, options: EngineOptions): Promise<Engine> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length), options)
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options)
  throw new DatabaseUnavailable('The address of the database must begin with sqlite: or postgres://')
}
