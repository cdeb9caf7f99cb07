import type { Transaction } from 'sequelize'
import type { Lane } from './sequelize'

export type Tx = Transaction

/**
 * One SELECT written by hand: its values stand for $1, $2…, and its rows come as the database has them. On
 * SQLite, dates are texts and booleans are numbers, which `asDate` and `asBoolean` read.
 */
export type Read = <Row>(sql: string, values?: readonly Value[], options?: ReadOptions) => Promise<Row[]>

export type ReadOptions = {
  tx?: Tx
  /** 'pages' if missing; 'searches' for a SELECT that may scan every row, 'statistics' for one that counts very many. */
  lane?: Lane
}

/** One INSERT, UPDATE or DELETE written by hand, with its values bound the same way. Resolves to the number of rows. */
export type Write = (sql: string, values?: readonly Value[], tx?: Tx) => Promise<number>

export type Value = string | number | boolean | Date | Buffer | null

/** A date as PostgreSQL returns it, or SQLite. */
export type StoredDate = Date | string
export type StoredBoolean = boolean | 0 | 1

export const asDate = (stored: StoredDate): Date => (stored instanceof Date ? stored : new Date(stored))

export const asBoolean = (stored: StoredBoolean): boolean => stored === true || stored === 1

/**
 * A date as the models write it: in UTC, so that SQLite can compare dates as texts. Sequelize's own
 * replacements would write it in the time zone of the process.
 */
export function toBindValue(value: Value): Exclude<Value, Date> {
  return value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', ' +00:00') : value
}
