import type { Sequelize } from 'sequelize'
import type sqlite3 from 'sqlite3'

/** What `PRAGMA table_info` answers, as far as Sequelize reads it. */
type Column = { name: string; type: string }

/** Of a table that has a model; undefined of every other one. */
export type FindColumns = (table: string) => Column[] | undefined

/**
 * Before each SELECT that it has written, Sequelize asks SQLite of what type the columns of each table
 * are, to read dates and booleans. The models say so too: with their answer a statement is one trip to
 * SQLite's thread instead of two or three.
 */
export function answerColumnTypes(connection: sqlite3.Database, find: FindColumns): void {
  const ask = connection.all.bind(connection) as Ask
  const all: Ask = (sql, ...rest) => {
    const [, table] = QUESTION.exec(sql) ?? []
    const columns = table === undefined ? undefined : find(table)
    if (!columns) return ask(sql, ...rest)
    const answered = rest.at(-1) as (error: null, columns: Column[]) => void
    answered(null, columns)
    return connection
  }
  Object.assign(connection, { all })
}

type Ask = (sql: string, ...rest: unknown[]) => unknown

const QUESTION = /^PRAGMA table_info\(`(\w+)`\)$/

/** Looks them up once a table. */
export function columnsOfModels({ models }: Sequelize): FindColumns {
  const known = new Map<string, Column[]>()
  return (table) => {
    const columns = known.get(table) ?? read(table)
    if (columns) known.set(table, columns)
    return columns
  }

  function read(table: string): Column[] | undefined {
    const model = Object.values(models).find((each) => each.getTableName() === table)
    if (!model) return undefined
    return Object.values(model.getAttributes()).map(({ field = '', type }) => ({
      name: field,
      type: typeof type === 'string' ? type : type.toString({}),
    }))
  }
}
