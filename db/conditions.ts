import { columnTypes } from './migrations/column-types'
import type { Value } from './read'

/** A condition in SQL, and a value for each `?` in it. */
export type Condition = readonly [sql: string, ...values: Value[]]

/**
 * Joins conditions into a WHERE clause, in which placeholders are numbered from `before` + 1. Without conditions, the
 * clause is empty, because SQLite counts faster without a WHERE.
 */
export function whereAll(conditions: readonly Condition[], before = 0): { where: string; values: Value[] } {
  const all = conditions.map(([sql]) => `(${sql})`).join(' AND ')
  return {
    where: all && `WHERE ${numbered(all, before)}`,
    values: conditions.flatMap(([, ...bound]) => bound),
  }
}

/** Numbers the placeholders from `before` + 1. */
export function numbered(sql: string, before: number): string {
  let placeholder = before
  return sql.replaceAll('?', () => `$${(placeholder += 1)}`)
}

export type HasDialect = { readonly dialect: keyof typeof columnTypes }

/** Writes the condition exactly as the partial indexes do, so that the database uses them. */
export function booleanIs({ dialect }: HasDialect, column: string, value: boolean) {
  return `${column} = ${columnTypes[dialect][value ? 'true' : 'false']}`
}

/**
 * Returns the condition that the column has one of the values, which must be all numbers or all texts. One parameter
 * holds all values, because databases limit the number of parameters.
 */
export function isAmong({ dialect }: HasDialect, column: string, values: readonly Value[]): Condition {
  if (dialect === 'sqlite') return [`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values)]
  if (values.every((value) => typeof value === 'number'))
    return [`${column} = ANY (CAST(? AS bigint[]))`, `{${values.join()}}`]
  return [`${column} IN (SELECT json_array_elements_text(CAST(? AS json)))`, JSON.stringify(values)]
}

/** Returns SQL for the number of seconds from one moment to another. */
export function secondsBetween({ dialect }: HasDialect, from: string, to: string): string {
  return dialect === 'sqlite'
    ? `(julianday(${to}) - julianday(${from})) * 86400`
    : `EXTRACT(EPOCH FROM ${to} - ${from})`
}

/** Returns SQL that gathers the rows of a SELECT in one JSON array, empty if there are none: `fields` is `'id', id`. */
export function jsonArray({ dialect }: HasDialect, fields: string, rows: string): string {
  const [list, object] =
    dialect === 'sqlite' ? ['json_group_array', 'json_object'] : ['json_agg', 'json_build_object']
  return `(SELECT CAST(COALESCE(${list}(${object}(${fields})), '[]') AS text) FROM (${rows}) AS gathered)`
}

/** Returns SQL that gathers two columns of all rows in one JSON array of pairs. */
export function jsonPairs({ dialect }: HasDialect, one: string, other: string): string {
  return dialect === 'sqlite'
    ? `json_group_array(json_array(${one}, ${other}))`
    : `json_agg(json_build_array(${one}, ${other}))`
}

/** Returns SQL for FROM that reads the JSON array at `placeholder` as a table. `types` are PostgreSQL's types. */
export function jsonRows(
  { dialect }: HasDialect,
  name: string,
  placeholder: string,
  types: Record<string, string>,
): string {
  const fields = Object.entries(types)
  if (dialect === 'sqlite') {
    const columns = fields.map(([field]) => `value ->> '${field}' AS "${field}"`)
    return `(SELECT ${columns.join(', ')} FROM json_each(${placeholder})) AS ${name}`
  }
  const columns = fields.map(([field, type]) => `"${field}" ${type}`)
  return `json_to_recordset(CAST(${placeholder} AS json)) AS ${name} (${columns.join(', ')})`
}
