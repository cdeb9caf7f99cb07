import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Options, Sequelize, Transaction } from 'sequelize'
import type { OpenLookout, WatchTimes } from './content-watch'
import { type StatementLog, withoutValues } from './statement-log'

/** How many connections are open, and how much work waits: for one of them, on SQLite for its turn to write. */
export type DatabaseLoad = { connections: number; waiting: number }

export type EngineOptions = {
  /** Receives every statement, without its values. */
  log?: StatementLog
  /** How many connections the pool of PostgreSQL has at most. */
  connections?: number
}

/** What SQLite and PostgreSQL do each in their own way; `database.ts` builds the same door on both. */
export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  readonly sequelize: Sequelize
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  write<T>(statement: () => Promise<T>): Promise<T>
  /** A transaction that holds back every other process that asks for the same, until its end. */
  exclusively<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Searches may look through every row: they and the statistics leave connections for all other pages. */
  readonly searchesAtOnce: number
  /** What counts attempts in the table `rate_limits`, one statement a count. */
  rateLimiter(options: IRateLimiterOptions): Promise<RateLimiterAbstract>
  /** Answers, and can be written to. */
  isThere(): Promise<boolean>
  /** How this process learns that another one has announced a change of content. */
  readonly lookout: { open: OpenLookout; times: WatchTimes }
  /** The operator's line for a fault of the database itself; undefined for one of a statement of ours. */
  explain(error: unknown): string | undefined
  load(): DatabaseLoad
  close(): Promise<void>
}

/** The same on both: columns in snake_case, and time comes from the application's clock. */
export function sequelizeOptions(log?: StatementLog) {
  return {
    logging: log ? (line: string) => log(withoutValues(line)) : false,
    define: { underscored: true, timestamps: false, freezeTableName: true },
  } satisfies Options
}
