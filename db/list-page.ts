import { type Condition, numbered, whereAll } from './conditions'
import type { Read, Value } from './read'

export type List = {
  table: string
  columns: string
  conditions: readonly Condition[]
  /** The conditions that may need a scan of every row. */
  searched?: readonly Condition[]
  /** SQL for ORDER BY, with its values where it has any. */
  order: string | Condition
}

export type Slice = {
  limit: number
  offset: number
  /** The count stops one row after this number. If absent, all rows are counted. */
  countTo?: number
}

/** From this offset on, the rows are counted first, so that a page past the end is never read. */
const NEAR = 1000

/** Reads a page and the length of the list. Past the end, the page is empty. */
export async function readListPage<Item>(
  db: { read: Read },
  { table, columns, conditions, searched = [], order }: List,
  { limit, offset, countTo }: Slice,
  toItem: (row: never) => Item,
): Promise<{ items: Item[]; total: number }> {
  const isSearch = searched.length > 0
  const read: Read = (sql, bound) => db.read(sql, bound, { lane: isSearch ? 'searches' : 'pages' })
  const { where, values } = whereAll([...conditions, ...searched])
  const matching = `FROM ${table} ${where}`
  const count = toCount(matching, values, countTo)
  const countFirst = async () =>
    Number((await read<Counted>(`SELECT ${count.sql} AS total`, count.values))[0]!.total)

  const known = offset >= NEAR ? await countFirst() : undefined
  if (known !== undefined && offset >= known) return { items: [], total: known }

  // Counts the results of a search only if necessary, because the count scans every row again.
  const isCounted = known === undefined && !isSearch
  const bound = isCounted ? count.values : values
  const [orderBy, ...orderValues] = typeof order === 'string' ? [order] : order
  const parameter = bound.length + orderValues.length + 1
  const rows = await read<Counted>(
    `SELECT ${columns}${isCounted ? `, ${count.sql} AS total` : ''} ${matching}
     ORDER BY ${numbered(orderBy, bound.length)} LIMIT $${parameter} OFFSET $${parameter + 1}`,
    [...bound, ...orderValues, limit, offset],
  )
  const isEnd = rows.length < limit && (rows.length > 0 || offset === 0)
  const total =
    known ?? (isCounted ? rows[0]?.total : undefined) ?? (isEnd ? offset + rows.length : await countFirst())
  return { items: rows.map(({ total: _, ...row }) => toItem(row as never)), total: Number(total) }
}

/** Reads rows by ascending id, `size` at a time. `readAfter` receives the last id that was read, or 0 at first. */
export async function* readPortions<Row extends { id: number }>(
  size: number,
  readAfter: (id: number, size: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let portion: Row[] = []
  do {
    portion = await readAfter(portion.at(-1)?.id ?? 0, size)
    if (portion.length > 0) yield portion
  } while (portion.length === size)
}

type Counted = { total?: number | string }

function toCount(matching: string, values: readonly Value[], countTo: number | undefined) {
  if (countTo === undefined) return { sql: `(SELECT count(*) ${matching})`, values: [...values] }
  const part = `SELECT 1 ${matching} LIMIT $${values.length + 1}`
  return { sql: `(SELECT count(*) FROM (${part}) AS counted)`, values: [...values, countTo + 1] }
}
