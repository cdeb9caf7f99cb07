import { literal, type Model, type ModelStatic, type Order } from 'sequelize'
import type { Database } from './database'
import { columnTypes } from './migrations/column-types'

type Slice = { limit: number; offset: number; countTo?: number }

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
