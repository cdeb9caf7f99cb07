import { QueryTypes, type QueryOptions, type Sequelize, type Transaction } from 'sequelize'

/**
 * One SELECT written by hand, where Sequelize's writing of statements and making of models costs more than
 * the database: its values stand for $1, $2…, its rows come as the database has them. SQLite knows no moments
 * and no yes-or-no: there they come as texts and numbers, which `asDate` and `asBoolean` read.
 */
export type Read = <Row>(sql: string, values?: readonly Value[], tx?: Transaction) => Promise<Row[]>

export type Value = string | number | boolean | Date | null

/** `apart` is a statement that takes its time: no short one is to wait behind it. */
type ReadOptions = QueryOptions & { apart?: boolean }

export function reader(
  sequelize: Sequelize,
  dialect: 'sqlite' | 'postgres',
  { apart }: Pick<ReadOptions, 'apart'> = {},
): Read {
  const bound = (value: Value) => (dialect === 'sqlite' && value instanceof Date ? stored(value) : value)

  return async <Row>(sql: string, values: readonly Value[] = [], transaction?: Transaction) => {
    const options = { bind: values.map(bound), type: QueryTypes.SELECT, transaction, apart } as const
    return (await sequelize.query(sql, options)) as Row[]
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

/** As Sequelize writes it, so that moments can be compared as texts. */
function stored(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', ' +00:00')
}
