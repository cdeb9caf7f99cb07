import { columnTypes } from './migrations/column-types'
import type { Value } from './read'

/** A condition, and the values for each `?` in it. */
export type Condition = readonly [sql: string, ...values: Value[]]

/**
 * A WHERE of all conditions, with their values from `$1` on, or from the one after `before`. Empty when there are none:
 * SQLite has a quick way to count all.
 */
export function whereAll(conditions: readonly Condition[], before = 0): { where: string; values: Value[] } {
  let placeholder = before
  const all = conditions.map(([sql]) => `(${sql})`).join(' AND ')
  return {
    where: all && `WHERE ${all.replaceAll('?', () => `$${(placeholder += 1)}`)}`,
    values: conditions.flatMap(([, ...given]) => given),
  }
}

export type HasDialect = { readonly dialect: keyof typeof columnTypes }

/** A condition on a boolean column, written as the indexes have it. */
export function booleanIs({ dialect }: HasDialect, column: string, value: boolean) {
  return `${column} = ${columnTypes[dialect][value ? 'true' : 'false']}`
}

/** Binds the values as one array: databases cap the number of parameters. The values are all numbers, or all texts. */
export function isAmong({ dialect }: HasDialect, column: string, values: readonly Value[]): Condition {
  if (dialect === 'sqlite') return [`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values)]
  if (values.length === 0) return ['false']
  if (values.every((value) => typeof value === 'number'))
    return [`${column} = ANY (CAST(? AS integer[]))`, `{${values.join()}}`]
  return [`${column} IN (SELECT json_array_elements_text(CAST(? AS json)))`, JSON.stringify(values)]
}

/** For a FROM: the rows of the JSON array that stands in `place`, by the types that PostgreSQL has for their fields. */
export function jsonRows(
  { dialect }: HasDialect,
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
