import type { Transaction } from 'sequelize'
import type { Lane } from './sequelize'

export type Tx = Transaction

/** Runs one SELECT. On SQLite, dates are returned as strings and booleans as numbers. */
export type Read = <Row>(sql: string, values?: readonly Value[], options?: ReadOptions) => Promise<Row[]>

export type ReadOptions = {
  tx?: Tx
  /** 'searches' is for reads that may scan every row, 'statistics' for counts of many rows. The default is 'pages'. */
  lane?: Lane
}

/** Runs one INSERT, UPDATE or DELETE, with the values of $1, $2…; returns the number of rows. */
export type Write = (sql: string, values?: readonly Value[], tx?: Tx) => Promise<number>

export type Value = string | number | boolean | Date | Buffer | null

export type StoredDate = Date | string
export type StoredBoolean = boolean | 0 | 1

export const asDate = (stored: StoredDate): Date => (stored instanceof Date ? stored : new Date(stored))

export const asBoolean = (stored: StoredBoolean): boolean => stored === true || stored === 1

/** Converts a date to the UTC text that Sequelize stores, so that SQLite can compare dates as strings. */
export function toBindValue(value: Value): Exclude<Value, Date> {
  return value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', ' +00:00') : value
}
