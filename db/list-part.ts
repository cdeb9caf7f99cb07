import { type FindOptions, literal, type Model, type ModelStatic, type Order } from 'sequelize'
import { columnTypes } from './migrations/column-types'
import type { Value } from './read'

type Slice = { limit: number; offset: number; countTo?: number }

/** A condition of a statement, and the values that stand for each `?` in it. */
export type Condition = readonly [sql: string, ...values: Value[]]

export type List = { table: string; columns: string; conditions: readonly Condition[]; order: string }

/** A part of a list and how long the whole is, in one statement. */
export async function readPart<Row extends object, Item>(
  read: (sql: string, values: readonly Value[]) => Promise<Counted<Row>[]>,
  { table, columns, conditions, order }: List,
  { limit, offset, countTo }: Slice,
  toItem: (row: Row) => Item,
): Promise<{ items: Item[]; total: number }> {
  const values = conditions.flatMap(([, ...given]) => given)
  const place = (value: Value) => `$${values.push(value)}`
  const matching = `FROM ${table} WHERE ${inPlaces(conditions)}`
  // Never less than leads to the next part.
  const counted =
    countTo === undefined
      ? `SELECT count(*) ${matching}`
      : `SELECT count(*) FROM (SELECT 1 ${matching} LIMIT ${place(Math.max(countTo, offset + limit) + 1)}) AS counted`
  const rows = await read(
    `SELECT ${columns}, (${counted}) AS total ${matching}
     ORDER BY ${order} LIMIT ${place(limit)} OFFSET ${place(offset)}`,
    values,
  )
  const [first] = rows
  if (first || offset === 0) {
    const items = rows.map(({ total: _, ...row }) => toItem(row as unknown as Row))
    return { items, total: Number(first?.total ?? 0) }
  }
  // Past the end no row tells it.
  const { total } = await readPart(read, { table, columns, conditions, order }, FIRST, toItem)
  return { items: [], total }
}

type Counted<Row> = Row & { total: number | string }

const FIRST = { limit: 1, offset: 0 }

/** `?` as $1, $2… in their order. */
function inPlaces(conditions: readonly Condition[]): string {
  let place = 0
  const all = conditions.map(([sql]) => `(${sql})`).join(' AND ') || '1 = 1'
  return all.replaceAll('?', () => `$${(place += 1)}`)
}

/**
 * A part of a list and how long the whole is, in one statement. The condition is SQL, for both are asked
 * by it; without one it is of all rows.
 */
export async function readListPart<Row extends Model>(
  table: ModelStatic<Row>,
  conditions: readonly string[],
  order: Order,
  { limit, offset, countTo }: Slice,
): Promise<{ rows: Row[]; total: number }> {
  const condition = conditions.map((each) => `(${each})`).join(' AND ')
  const where = condition ? literal(condition) : {}
  // Past where counting may end, one row more tells whether there is a next part.
  const isCounted = countTo === undefined || offset + limit <= countTo
  const part = { where, order, limit: isCounted ? limit : limit + 1, offset }
  const found = await table.findAll({
    ...(isCounted && {
      attributes: { include: [[literal(`(${count(table, condition, countTo)})`), 'total']] },
    }),
    ...(offset > 0 ? { where: isAmong(table, part), order } : part),
  })
  const rows = found.slice(0, limit)
  // Past the end no row tells it.
  if (!found[0]) return { rows, total: offset === 0 ? 0 : await table.count({ where }) }
  if (!isCounted) return { rows, total: offset + found.length }

  const total = Number(found[0].get('total'))
  for (const { dataValues } of rows) delete (dataValues as { total?: unknown }).total
  return { rows, total }
}

/** A yes-or-no column in a condition, as the indexes have it. */
export function holds({ dialect }: { dialect: keyof typeof columnTypes }, column: string, value: boolean) {
  return `${column} = ${columnTypes[dialect][value ? 'true' : 'false']}`
}

/** One more than where it may end: that there are more. */
function count({ tableName }: ModelStatic<Model>, condition: string, countTo?: number): string {
  const matching = condition ? `FROM ${tableName} WHERE ${condition}` : `FROM ${tableName}`
  if (countTo === undefined) return `SELECT count(*) ${matching}`
  return `SELECT count(*) FROM (SELECT 1 ${matching} LIMIT ${countTo + 1}) AS counted`
}

/** Those before the part are passed over in the index alone: of each of their rows, SQLite would begin to read. */
function isAmong<Row extends Model>(table: ModelStatic<Row>, part: FindOptions) {
  const { queryGenerator } = table.sequelize!.getQueryInterface() as unknown as { queryGenerator: Writer }
  const ids = queryGenerator.selectQuery(table.tableName, { ...part, attributes: ['id'] }, table)
  return literal(`id IN (${ids.replace(/;$/, '')})`)
}

type Writer = { selectQuery(table: string, options: FindOptions, model: ModelStatic<Model>): string }
