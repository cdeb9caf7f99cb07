import type { Options, Sequelize, Transaction } from 'sequelize'
import type { ContentListener } from './content-watch'
import type { StatementListener } from './statements'

/** How many connections are open, and how much work waits for one of them or, on SQLite, for its turn to write. */
export type DatabaseLoad = { connections: number; waiting: number }

/** Aborts when the client of the request in progress has gone; undefined for background work. */
export type Requester = () => AbortSignal | undefined

export type EngineOptions = {
  /** Receives every statement when it ends, without its values. */
  ended?: StatementListener
  /** The size of PostgreSQL's pool. */
  connections?: number
  requester?: Requester
  /** Refuses an SQLite database that is not there, instead of making it. */
  mustExist?: boolean
}

/** What SQLite and PostgreSQL do each in their own way; `database.ts` builds the same door on both. */
export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  readonly sequelize: Sequelize
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  write<T>(statement: () => Promise<T>): Promise<T>
  /** A transaction that excludes every other `exclusively`, of all processes, until its end. */
  exclusively<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Searches may scan every row: they and the statistics leave connections for all other pages. */
  readonly searchesAtOnce: number
  /** Answers, and can be written to. */
  isThere(): Promise<boolean>
  /** How this process learns that another one has announced a change of content. */
  listen(changed: () => void): Promise<ContentListener>
  load(): DatabaseLoad
  close(): Promise<void>
}

/** Columns are in snake_case, and time comes from the application's clock. */
export const SEQUELIZE_OPTIONS = {
  logging: false,
  define: { underscored: true, timestamps: false, freezeTableName: true },
} satisfies Options
