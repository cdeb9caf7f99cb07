import { type Condition, whereAll } from './conditions'
import type { Database } from './database'

export type List = {
  table: string
  columns: string
  conditions: readonly Condition[]
  /** The conditions for which every row may have to be scanned. */
  searched?: readonly Condition[]
  order: string
}

export type Slice = {
  limit: number
  offset: number
  /** The total is counted this far, or one row past the page: enough to tell whether there is a next page. */
  countTo?: number
}

/** From this offset on the rows are counted first, so that nothing is read past the end of the list. */
const NEAR = 1000

/** A list with `countTo` shows nothing past this row: all rows before a page are passed over to reach it. */
const DEEPEST = 100_000

/** A page of a list, and how long the list is. Past the end it is empty. `toItem` is given a row of the columns. */
export async function readListPage<Item>(
  db: Pick<Database, 'read' | 'search'>,
  { table, columns, conditions, searched = [], order }: List,
  { limit, offset, countTo }: Slice,
  toItem: (row: never) => Item,
): Promise<{ items: Item[]; total: number }> {
  const isSearch = searched.length > 0
  const read = isSearch ? db.search : db.read
  const { where, values } = whereAll([...conditions, ...searched])
  const place = values.length + 1

  const isFar = offset >= NEAR
  const counted = isFar ? await count() : undefined
  if (counted !== undefined && offset >= counted) return { items: [], total: counted }

  const rows = await read<never>(
    `SELECT ${columns} FROM ${table} ${where} ORDER BY ${order} LIMIT $${place} OFFSET $${place + 1}`,
    [...values, limit, offset],
  )
  return { items: rows.map(toItem), total: counted ?? endOfList(rows.length) ?? (await count()) }

  /** A page that is not full ends the list: a search need not scan every row again to count them. */
  function endOfList(found: number): number | undefined {
    const isLast = found < limit && (found > 0 || offset === 0)
    return isSearch && isLast ? offset + found : undefined
  }

  async function count(): Promise<number> {
    if (countTo === undefined) return countOf(`${table} ${where}`, values)
    const most = Math.min(Math.max(countTo, offset + limit) + 1, DEEPEST)
    return countOf(`(SELECT 1 FROM ${table} ${where} LIMIT $${place}) AS counted`, [...values, most])
  }

  async function countOf(from: string, given: typeof values): Promise<number> {
    const [row] = await read<{ total: number | string }>(`SELECT count(*) AS total FROM ${from}`, given)
    return Number(row!.total)
  }
}
