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

/**
 * A part of a list and how long the whole is, in one statement; two where a search finds many. `toItem` is
 * given a row of the columns.
 */
export async function readListPart<Item>(
  db: Reads,
  list: List,
  slice: Slice,
  toItem: (row: never) => Item,
): Promise<{ items: Item[]; total: number }> {
  const { searched = [], ...rest } = list
  const read = searched.length > 0 ? db.search : db.read
  const { where, values } = whereAll([...rest.conditions, ...searched])
  const asked = { ...rest, ...slice, matching: `FROM ${rest.table} ${where}`, values }

  const few = Math.min(FEW, slice.countTo ?? FEW)
  const found = searched.length > 0 && slice.offset < few ? await readFew(read, asked) : undefined
  const isAll = found && (found.total ?? 0) <= few
  const { rows, total } = isAll ? found : await readInOrder(read, asked, found?.total)
  return {
    items: rows.slice(0, slice.limit).map(({ total: _, ...row }) => toItem(row as never)),
    total: total ?? (slice.offset === 0 ? 0 : await count(read, asked)),
  }
}

type Asked = Omit<List, 'searched'> & Slice & { matching: string; values: readonly Value[] }
type Row = { total?: number | string }

/** Where no row is found, none tells how many there are. */
type Found = { rows: Row[]; total: number | undefined }

/** Up to so many are sorted; of more, the first ones are met soon in the order of the list. */
const FEW = 500

/**
 * What a search finds, where that is few: all is looked through once, in no order, and so in an index where one
 * has the text. Of many, one row tells how many they are. The number in the text lets PostgreSQL plan for a few.
 */
async function readFew(read: Read, asked: Asked): Promise<Found> {
  const { table, columns, order, matching, values, limit, offset, countTo } = asked
  const places = placesAfter(values)
  const rows = await read<Row>(
    `WITH found AS MATERIALIZED (SELECT id ${matching} ${countTo === undefined ? '' : `LIMIT ${countTo + 1}`}),
          counted AS MATERIALIZED (SELECT count(*) AS total FROM found),
          few AS (
            SELECT id FROM (SELECT id FROM found LIMIT ${FEW}) AS first
            LIMIT (SELECT CASE WHEN total > ${FEW} THEN ${places.next(offset + 1)} ELSE total END FROM counted)
          )
     SELECT ${columns}, (SELECT total FROM counted) AS total FROM ${table}
     WHERE id IN (SELECT id FROM few) ORDER BY ${order} LIMIT ${places.next(limit)} OFFSET ${places.next(offset)}`,
    places.values,
  )
  return { rows, total: rows[0] && Number(rows[0].total) }
}

async function readInOrder(read: Read, asked: Asked, known: number | undefined): Promise<Found> {
  const { table, columns, order, matching, values, limit, offset, countTo } = asked
  const places = placesAfter(values)

  // Past where counting may end, one row more tells whether there is a next part.
  const isCounted = countTo === undefined || offset + limit <= countTo
  const counted =
    countTo === undefined ? matching : `FROM (SELECT 1 ${matching} LIMIT ${countTo + 1}) AS counted`
  const selected =
    isCounted && known === undefined ? `${columns}, (SELECT count(*) ${counted}) AS total` : columns

  const part = `${matching} ORDER BY ${order} LIMIT ${places.next(isCounted ? limit : limit + 1)}`
  // Those before the part are passed over in the index alone: of each of their rows, SQLite would begin to read.
  const rows = await read<Row>(
    offset === 0
      ? `SELECT ${selected} ${part}`
      : `SELECT ${selected} FROM ${table}
         WHERE id IN (SELECT id ${part} OFFSET ${places.next(offset)}) ORDER BY ${order}`,
    places.values,
  )
  const [first] = rows
  return { rows, total: first && (isCounted ? (known ?? Number(first.total)) : offset + rows.length) }
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
