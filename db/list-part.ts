import { type Condition, isAmong, whereAll } from './conditions'
import type { Database } from './database'
import type { Read, Value } from './read'

export type List = {
  table: string
  columns: string
  conditions: readonly Condition[]
  /** Those of the conditions for which every row may have to be looked through. */
  searched?: readonly Condition[]
  order: string
}

export type Slice = { limit: number; offset: number; countTo?: number }
type Part<Row> = { rows: Row[]; total: number }

/**
 * A part of a list, and how long the whole is. Past the end it has no rows.
 * `toItem` is given a row of the columns.
 */
export async function readListPart<Item>(
  db: Pick<Database, 'dialect' | 'read' | 'search'>,
  list: List,
  slice: Slice,
  toItem: (row: never) => Item,
): Promise<{ items: Item[]; total: number }> {
  const isSearch = list.searched !== undefined && list.searched.length > 0
  const { rows, total } = await (isSearch
    ? searchPart<never>(db, list, slice)
    : readPart<never>(db.read, list, slice))
  return { items: rows.map(toItem), total }
}

/** So many are sorted; of more, the first ones are met soon in the order of the list. */
const FEW = 500

async function searchPart<Row>(
  db: Pick<Database, 'dialect' | 'read' | 'search'>,
  list: List,
  slice: Slice,
): Promise<Part<Row>> {
  const { table, columns, order } = list
  const { limit, offset, countTo = FEW } = slice
  const few = Math.min(FEW, countTo)
  const { matching, values } = matchingOf(list)
  const found = await db.search<{ id: number }>(`SELECT id ${matching} LIMIT ${few + 1}`, values)
  if (found.length > few) return readPart(db.search, list, slice)
  if (offset >= found.length) return { rows: [], total: found.length }

  const those = whereAll([
    isAmong(
      db,
      'id',
      found.map(({ id }) => id),
    ),
  ])
  const rows = await db.read<Row>(
    `SELECT ${columns} FROM ${table} ${those.where} ORDER BY ${order} LIMIT $2 OFFSET $3`,
    [...those.values, limit, offset],
  )
  return { rows, total: found.length }
}

/** Beyond so many rows the length is counted first: past the end, nothing else is read. */
const NEAR = 1000

async function readPart<Row>(read: Read, list: List, slice: Slice): Promise<Part<Row>> {
  const { table, columns, order } = list
  const { limit, offset } = slice
  const { matching, values } = matchingOf(list)
  const counted = countedOf(matching, slice, `$${values.length + 1}`)
  const asked = [...values, ...counted.values]
  const count = async () => {
    const [whole] = await read<Counted>(`SELECT count(*) AS total ${counted.from}`, asked)
    return Number(whole!.total)
  }

  const known = offset > NEAR ? await count() : undefined
  if (known !== undefined && offset >= known) return { rows: [], total: known }
  const [selected, before] =
    known === undefined
      ? [`${columns}, (SELECT count(*) ${counted.from}) AS total`, asked]
      : [columns, values]
  const place = before.length + 1
  const part = `${matching} ORDER BY ${order} LIMIT $${place}`
  // Those before the part are passed over in the index alone: of each of their rows, SQLite would begin to read.
  const found = await (offset === 0
    ? read<Row & Counted>(`SELECT ${selected} ${part}`, [...before, limit])
    : read<Row & Counted>(
        `SELECT ${selected} FROM ${table}
         WHERE id IN (SELECT id ${part} OFFSET $${place + 1}) ORDER BY ${order}`,
        [...before, limit, offset],
      ))
  const [first] = found
  // The length comes with each row, so that without rows it takes a statement of its own.
  const total = known ?? (first ? Number(first.total) : offset === 0 ? 0 : await count())
  return { rows: found.map(withoutTotal), total }
}

type Counted = { total: number | string }

function withoutTotal<Row>({ total: _, ...row }: Row & Counted): Row {
  return row as Row
}

function matchingOf({ table, conditions, searched = [] }: List) {
  const { where, values } = whereAll([...conditions, ...searched])
  return { matching: `FROM ${table} ${where}`, values }
}

/** A list with `countTo` shows nothing past so many rows: all rows before a part are passed over to reach it. */
const DEEPEST = 100_000

/** Counts all rows, or with `countTo` one row past the part at least, which tells whether there is a next part. */
function countedOf(
  matching: string,
  { limit, offset, countTo }: Slice,
  place: string,
): { from: string; values: Value[] } {
  if (countTo === undefined) return { from: matching, values: [] }
  const most = Math.min(Math.max(countTo, offset + limit) + 1, DEEPEST)
  return { from: `FROM (SELECT 1 ${matching} LIMIT ${place}) AS counted`, values: [most] }
}
