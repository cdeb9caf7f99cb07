import { literal, type Model, type ModelStatic, type Order } from 'sequelize'
import type { Database } from './database'
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
  const condition = conditions.map((each) => `(${each})`).join(' AND ') || '1 = 1'
  const matching = `FROM ${table.tableName} WHERE ${condition}`
  const rows = await table.findAll({
    attributes: { include: [[literal(`(${count(matching, { limit, offset, countTo })})`), 'total']] },
    where: literal(condition),
    order,
    limit,
    offset,
  })
  const [first] = rows
  if (first) {
    const total = Number(first.get('total'))
    for (const row of rows) delete (row.dataValues as { total?: unknown }).total
    return { rows, total }
  }
  // Past the end no row tells it.
  return { rows, total: offset === 0 ? 0 : await table.count({ where: literal(condition) }) }
}

/** A yes-or-no column in a condition, as the indexes have it. */
export function holds({ dialect }: Pick<Database, 'dialect'>, column: string, value: boolean): string {
  return `${column} = ${columnTypes[dialect][value ? 'true' : 'false']}`
}

/** Never less than leads to the next part. */
function count(matching: string, { limit, offset, countTo }: Slice): string {
  if (countTo === undefined) return `SELECT count(*) ${matching}`
  const enough = Math.max(countTo, offset + limit) + 1
  return `SELECT count(*) FROM (SELECT 1 ${matching} LIMIT ${enough}) AS counted`
}
