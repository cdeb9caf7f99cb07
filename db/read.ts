import { QueryTypes, type QueryOptions, type Sequelize, type Transaction } from 'sequelize'

/**
 * One SELECT written by hand, where Sequelize's writing of statements and making of models costs more than
 * the database: its values stand for $1, $2…, its rows come as the database has them. SQLite knows no moments
 * and no yes-or-no: there they come as texts and numbers, which `asDate` and `asBoolean` read.
 */
export type Read = <Row>(sql: string, values?: readonly Value[], tx?: Transaction) => Promise<Row[]>

/** One INSERT, UPDATE or DELETE written by hand, its values bound the same way. Resolves to the number of rows. */
export type Run = (sql: string, values?: readonly Value[], tx?: Transaction) => Promise<number>

export type Value = string | number | boolean | Date | null

/** `apart` is a statement that takes its time: no short one is to wait behind it. */
type ReadOptions = QueryOptions & { apart?: boolean }

export function reader(sequelize: Sequelize, { apart }: Pick<ReadOptions, 'apart'> = {}): Read {
  return async <Row>(sql: string, values: readonly Value[] = [], transaction?: Transaction) => {
    const options = { bind: values.map(bound), type: QueryTypes.SELECT, transaction, apart } as const
    return (await sequelize.query(sql, options)) as Row[]
  }
}

/** Of the types of a query, BULKUPDATE is the one that answers with the number of rows on both databases. */
export function runner(sequelize: Sequelize): Run {
  return (sql, values = [], transaction) => {
    const options = { bind: values.map(bound), type: QueryTypes.BULKUPDATE, transaction } as const
    return sequelize.query(sql, options)
  }
}

/** Whether a statement is one of those, outside a transaction. */
export function isFreeRead(
  options: ReadOptions | undefined,
): options is { bind: unknown[]; apart: boolean | undefined } {
  return options?.type === QueryTypes.SELECT && Array.isArray(options.bind) && !options.transaction
}

/** A moment as it comes from PostgreSQL, or from SQLite. */
export type StoredDate = Date | string
export type StoredBoolean = boolean | 0 | 1

export const asDate = (stored: StoredDate): Date => (stored instanceof Date ? stored : new Date(stored))

export const asBoolean = (stored: StoredBoolean): boolean => stored === true || stored === 1

/**
 * A moment as the models write it: in UTC, so that SQLite can compare moments as texts. Sequelize's own
 * replacements would write it in the zone of the process.
 */
export function bound(value: Value): Exclude<Value, Date> {
  return value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', ' +00:00') : value
}
