import { columnTypes } from './migrations/column-types'
import type { Value } from './read'

/** A condition of a statement, and the values that stand for each `?` in it. */
export type Condition = readonly [sql: string, ...values: Value[]]

/** That all of them hold, their values from $1 on. Without one it is empty: SQLite has a quick way to count all. */
export function whereAll(conditions: readonly Condition[]): { where: string; values: Value[] } {
  let place = 0
  const all = conditions.map(([sql]) => `(${sql})`).join(' AND ')
  return {
    where: all && `WHERE ${all.replaceAll('?', () => `$${(place += 1)}`)}`,
    values: conditions.flatMap(([, ...given]) => given),
  }
}

type Place = { dialect: keyof typeof columnTypes }

/** A yes-or-no column in a condition, as the indexes have it. */
export function holds({ dialect }: Place, column: string, value: boolean) {
  return `${column} = ${columnTypes[dialect][value ? 'true' : 'false']}`
}

/** All in one value: each text stays prepared, so there must not be as many as there are lists. */
export function isAmong({ dialect }: Place, column: string, ids: readonly number[]): Condition {
  const all = ids.map(Number).join()
  if (dialect === 'postgres') return [`${column} = ANY (CAST(? AS integer[]))`, `{${all}}`]
  return [`${column} IN (SELECT value FROM json_each(?))`, `[${all}]`]
}
