import { columnTypes } from './migrations/column-types'
import type { Value } from './read'

/** A condition, and the values for each `?` in it. */
export type Condition = readonly [sql: string, ...values: Value[]]

/** A WHERE of all conditions, with their values from $1 on. Empty when there are none: SQLite has a quick way to count all. */
export function whereAll(conditions: readonly Condition[]): { where: string; values: Value[] } {
  let place = 0
  const all = conditions.map(([sql]) => `(${sql})`).join(' AND ')
  return {
    where: all && `WHERE ${all.replaceAll('?', () => `$${(place += 1)}`)}`,
    values: conditions.flatMap(([, ...given]) => given),
  }
}

type Place = { dialect: keyof typeof columnTypes }

/** A condition on a boolean column, written as the indexes have it. */
export function holds({ dialect }: Place, column: string, value: boolean) {
  return `${column} = ${columnTypes[dialect][value ? 'true' : 'false']}`
}

/** All ids in one value: the number of values in a statement is limited. */
export function isAmong({ dialect }: Place, column: string, ids: readonly number[]): Condition {
  const all = ids.map(Number).join()
  if (dialect === 'postgres') return [`${column} = ANY (CAST(? AS integer[]))`, `{${all}}`]
  return [`${column} IN (SELECT value FROM json_each(?))`, `[${all}]`]
}

/** For a FROM: the rows of the JSON array that stands in `place`, by the types that PostgreSQL has for their fields. */
export function jsonRows(
  { dialect }: Place,
  name: string,
  place: string,
  types: Record<string, string>,
): string {
  const fields = Object.entries(types)
  if (dialect === 'sqlite') {
    const columns = fields.map(([field]) => `value ->> '${field}' AS "${field}"`)
    return `(SELECT ${columns.join(', ')} FROM json_each(${place})) AS ${name}`
  }
  const columns = fields.map(([field, type]) => `"${field}" ${type}`)
  return `json_to_recordset(CAST(${place} AS json)) AS ${name} (${columns.join(', ')})`
}
