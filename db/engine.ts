import type { Options, Sequelize, Transaction } from 'sequelize'
import type { ContentListener } from './content-watch'
import type { StatementListener } from './statements'

/** `waiting` counts the operations that wait for a connection or, on SQLite, for their turn to write. */
export type DatabaseLoad = { connections: number; waiting: number }

/** Returns the current request's signal, which aborts when its client leaves; undefined for background work. */
export type Requester = () => AbortSignal | undefined

export type EngineOptions = {
  ended?: StatementListener
  connections?: number
  requester?: Requester
  /** Whether to refuse an SQLite database that does not exist instead of creating it. */
  mustExist?: boolean
}

export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  readonly sequelize: Sequelize
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  write<T>(statement: () => Promise<T>): Promise<T>
  /**
   * Runs a transaction while no other process runs one by this method. On PostgreSQL, `outside` runs a statement outside
   * the transaction.
   */
  exclusively<T>(
    work: (tx: Transaction, outside: (statement: string) => Promise<unknown>) => Promise<T>,
  ): Promise<T>
  /** Runs a job, and returns whether it ran. On PostgreSQL, does not run one that another process is running. */
  alone(name: string, work: () => Promise<unknown>): Promise<boolean>
  /** The most searches at once. They may scan every row, so they must leave connections for other pages. */
  readonly searchesAtOnce: number
  isThere(): Promise<boolean>
  listen(changed: () => void): Promise<ContentListener>
  load(): DatabaseLoad
  close(): Promise<void>
}

/** The options in which Sequelize adds no timestamps, because the application sets all dates. */
export const SEQUELIZE_OPTIONS = {
  logging: false,
  define: { underscored: true, timestamps: false, freezeTableName: true },
} satisfies Options
