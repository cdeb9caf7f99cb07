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

/** A yes-or-no column in a condition, as the indexes have it. */
export function holds({ dialect }: { dialect: keyof typeof columnTypes }, column: string, value: boolean) {
  return `${column} = ${columnTypes[dialect][value ? 'true' : 'false']}`
}

/**
 * The last one again and again, up to one of few lengths: each text stays prepared, so there must not be as
 * many as there are lists.
 */
export function isAmong(column: string, ids: readonly number[]): Condition {
  if (ids.length === 0) return [`${column} IN (NULL)`]
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  const values = Array.from({ length }, (_, index) => ids[Math.min(index, ids.length - 1)]!)
  return [`${column} IN (${values.map(() => '?').join()})`, ...values]
}
