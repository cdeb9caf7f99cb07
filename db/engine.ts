import type { Sequelize, Transaction } from 'sequelize'

/** What SQLite and PostgreSQL do each in their own way; `database.ts` builds the same door on both. */
export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  readonly sequelize: Sequelize
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  write<T>(statement: () => Promise<T>): Promise<T>
  /** Holds back every other process that asks for the same, until the end of `tx`. */
  excludeOtherProcesses(tx: Transaction): Promise<void>
  isThere(): Promise<boolean>
  close(): Promise<void>
}

/** The same on both: silent, columns in snake_case, and time comes from the application's clock. */
export const sequelizeOptions = {
  logging: false,
  define: { underscored: true, timestamps: false, freezeTableName: true },
} as const
