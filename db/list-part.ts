import { type Condition, whereAll } from './conditions'
import type { Read, Value } from './read'

type Reads = { read: Read; search: Read }

/** `searched` are those of the conditions for which every row is looked through. */
type List = {
  table: string
  columns: string
  conditions: readonly Condition[]
  searched?: readonly Condition[]
  order: string
}

type Slice = { limit: number; offset: number; countTo?: number }

/** A part of a list and how long the whole is, in one statement. `toItem` is given a row of the columns. */
export async function readListPart<Item>(
  db: Reads,
  { table, columns, conditions, searched = [], order }: List,
  { limit, offset, countTo }: Slice,
  toItem: (row: never) => Item,
): Promise<{ items: Item[]; total: number }> {
  const read = searched.length > 0 ? db.search : db.read
  const { where, values } = whereAll([...conditions, ...searched])
  const matching = `FROM ${table} ${where}`
  const all = [...values]
  const place = (value: Value) => `$${all.push(value)}`

  // Past where counting may end, one row more tells whether there is a next part.
  const isCounted = countTo === undefined || offset + limit <= countTo
  const counted =
    countTo === undefined ? matching : `FROM (SELECT 1 ${matching} LIMIT ${countTo + 1}) AS counted`
  const selected = isCounted ? `${columns}, (SELECT count(*) ${counted}) AS total` : columns

  const part = `${matching} ORDER BY ${order} LIMIT ${place(isCounted ? limit : limit + 1)}`
  // Those before the part are passed over in the index alone: of each of their rows, SQLite would begin to read.
  const found = await read<Counted>(
    offset === 0
      ? `SELECT ${selected} ${part}`
      : `SELECT ${selected} FROM ${table}
         WHERE id IN (SELECT id ${part} OFFSET ${place(offset)}) ORDER BY ${order}`,
    all,
  )
  const items = found.slice(0, limit).map(({ total: _, ...row }) => toItem(row as never))
  const [first] = found
  if (first) return { items, total: isCounted ? Number(first.total) : offset + found.length }
  if (offset === 0) return { items, total: 0 }

  // Past the end no row tells it.
  const [whole] = await read<{ total: number | string }>(`SELECT count(*) AS total ${matching}`, values)
  return { items, total: Number(whole!.total) }
}

type Counted = { total?: number | string }
