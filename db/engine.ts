import type { Options, Sequelize, Transaction } from 'sequelize'
import type { ContentListener, ContentWatcher } from './content-watch'
import type { StatementListener } from './statements'

/** `waiting` counts the operations that wait for a connection or, on SQLite, for their turn. */
export type DatabaseLoad = { connections: number; waiting: number }

/** Returns the current request's signal, which aborts when the client leaves; undefined for background work. */
export type Requester = () => AbortSignal | undefined

export type EngineOptions = {
  ended?: StatementListener
  connections?: number
  requester?: Requester
  /** Whether to throw if the SQLite database does not exist, instead of creating it. */
  mustExist?: boolean
}

export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  readonly sequelize: Sequelize
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  write<T>(statement: () => Promise<T>): Promise<T>
  /**
   * Runs transactions one at a time, across all processes. On PostgreSQL, `outside` runs a statement outside the
   * transaction.
   */
  exclusively<T>(
    work: (tx: Transaction, outside: (statement: string) => Promise<unknown>) => Promise<T>,
  ): Promise<T>
  /** Runs a job and returns true. On PostgreSQL, returns false if another process is running the job. */
  alone(name: string, work: () => Promise<unknown>): Promise<boolean>
  /** How many searches may run at once. The limit keeps connections free for other pages. */
  readonly searchesAtOnce: number
  isThere(): Promise<boolean>
  listen(changed: ContentWatcher['changed']): Promise<ContentListener>
  load(): DatabaseLoad
  close(): Promise<void>
}

/** Sequelize adds no timestamps, because the application sets all dates. */
export const SEQUELIZE_OPTIONS = {
  logging: false,
  define: { underscored: true, timestamps: false, freezeTableName: true },
} satisfies Options
