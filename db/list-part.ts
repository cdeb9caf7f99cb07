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
  list: List,
  slice: Slice,
  toItem: (row: never) => Item,
): Promise<{ items: Item[]; total: number }> {
  const { table, columns, conditions, searched = [], order } = list
  const { limit, offset, countTo } = slice
  const { where, values } = whereAll([...conditions, ...searched])
  const isCounted = countTo === undefined || offset + limit <= countTo
  const matching = `FROM ${table} ${where}`
  // Without a spread: see 0018.
  const asked = { table, columns, order, limit, offset, countTo, isCounted, matching, values }

  const read = searched.length > 0 ? db.search : db.read
  const found = await (searched.length > 0 && isCounted ? readFound(read, asked) : readInOrder(read, asked))
  const items = found.slice(0, limit).map(({ total: _, ...row }) => toItem(row as never))
  const [first] = found
  if (first) return { items, total: isCounted ? Number(first.total) : offset + found.length }
  // Past the end no row tells it.
  return { items, total: offset === 0 ? 0 : await count(read, asked) }
}

type Asked = Omit<List, 'conditions' | 'searched'> &
  Slice & { isCounted: boolean; matching: string; values: readonly Value[] }
type Row = { total?: number | string }

/** Up to so many are sorted; of more, the first ones are met soon in the order of the list. */
const FEW = 500

/**
 * What a search finds is found and counted at the same time, in no order: all is looked through once, and in an
 * index where one has the text. The number in the text lets PostgreSQL plan for a few.
 */
async function readFound(read: Read, asked: Asked): Promise<Row[]> {
  const { table, columns, order, matching, values, limit, offset, countTo } = asked
  const places = placesAfter(values)
  const [few, part] = [
    Math.min(FEW, countTo ?? FEW),
    `ORDER BY ${order} LIMIT ${places.next(limit)} OFFSET ${places.next(offset)}`,
  ]
  const areFew = `(SELECT total FROM counted) <= ${few}`
  return read<Row>(
    `WITH found AS MATERIALIZED (SELECT id ${matching} ${countTo === undefined ? '' : `LIMIT ${countTo + 1}`}),
          counted AS MATERIALIZED (SELECT count(*) AS total FROM found),
          sorted AS (
            SELECT id FROM ${table}
            WHERE id IN (SELECT id FROM found WHERE ${areFew} LIMIT ${few}) ${part}
          ),
          met AS (SELECT id ${matching} AND NOT ${areFew} ${part})
     SELECT ${columns}, (SELECT total FROM counted) AS total FROM ${table}
     WHERE id IN (SELECT id FROM sorted UNION ALL SELECT id FROM met) ORDER BY ${order}`,
    places.values,
  )
}

async function readInOrder(read: Read, asked: Asked): Promise<Row[]> {
  const { table, columns, order, isCounted, matching, values, limit, offset, countTo } = asked
  const places = placesAfter(values)

  const counted =
    countTo === undefined ? matching : `FROM (SELECT 1 ${matching} LIMIT ${countTo + 1}) AS counted`
  const selected = isCounted ? `${columns}, (SELECT count(*) ${counted}) AS total` : columns

  // Past where counting may end, one row more tells whether there is a next part.
  const part = `${matching} ORDER BY ${order} LIMIT ${places.next(isCounted ? limit : limit + 1)}`
  // Those before the part are passed over in the index alone: of each of their rows, SQLite would begin to read.
  return read<Row>(
    offset === 0
      ? `SELECT ${selected} ${part}`
      : `SELECT ${selected} FROM ${table}
         WHERE id IN (SELECT id ${part} OFFSET ${places.next(offset)}) ORDER BY ${order}`,
    places.values,
  )
}

async function count(read: Read, { matching, values }: Asked): Promise<number> {
  const [whole] = await read<{ total: number | string }>(`SELECT count(*) AS total ${matching}`, values)
  return Number(whole!.total)
}

/** Places for more values behind those of a condition. */
function placesAfter(values: readonly Value[]) {
  const all = [...values]
  return { values: all, next: (value: Value) => `$${all.push(value)}` }
}
