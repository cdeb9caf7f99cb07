import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Condition } from './conditions'
import { readListPart } from './list-part'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { countQueries, recordQueries } from '#test/db/queries'

type Row = { id: number }
type Asked = { offset: number; countTo?: number; conditions?: Condition[]; searched?: Condition[] }

const PAST_20: Condition[] = [
  ['id > ?', 20],
  ['id < ? OR id > ?', 3, 26],
]

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  const rows = Array.from({ length: 30 }, () => "('2026-03-02 12:00:00.000 +00:00')").join()
  await db.write(() => db.sequelize.query(`INSERT INTO questions (created_at) VALUES ${rows}`))
})
afterAll(() => db.drop())

async function read({ offset, countTo, conditions = [], searched }: Asked) {
  const list = { table: 'questions', columns: 'id', conditions, searched, order: 'id' }
  const { items, total } = await readListPart(db, list, { limit: 4, offset, countTo }, (row: Row) => row)
  return { ids: items.map(({ id }) => id), total }
}

test('a part of a list comes with the length of the whole, in one statement', async () => {
  expect(await countQueries(db, () => read({ offset: 0 }))).toBe(1)
  expect(await countQueries(db, () => read({ offset: 4 }))).toBe(1)
  expect(await read({ offset: 4 })).toEqual({ ids: [5, 6, 7, 8], total: 30 })
})

const FAR = 24 * (2 ** 31 - 1)

test('a part that lies past the end is not looked for', async () => {
  const sent = await recordQueries(db, () => read({ offset: FAR }))

  expect(sent.map(({ sql }) => sql.replace(/\s+/g, ' ').trim())).toEqual([
    'SELECT count(*) AS total FROM questions',
  ])
  expect(await read({ offset: FAR })).toEqual({ ids: [], total: 30 })
})

test('where counting may end, no more than a hundred thousand rows are passed over', async () => {
  const sent = await recordQueries(db, () => read({ offset: FAR, countTo: 10 }))

  expect(sent.map(({ options }) => options.bind)).toEqual([[100_000]])
  expect(await read({ offset: FAR, countTo: 10 })).toEqual({ ids: [], total: 30 })
})

test('of what meets every condition, with the values in their places', async () => {
  expect(await read({ offset: 0, conditions: PAST_20 })).toEqual({ ids: [27, 28, 29, 30], total: 4 })
  expect(await read({ offset: 2, conditions: PAST_20 })).toEqual({ ids: [29, 30], total: 4 })
  expect(await read({ offset: 9, conditions: PAST_20 })).toEqual({ ids: [], total: 4 })
})

test('what looks through every row is read as a search, and the few that it finds by their ids', async () => {
  const apart = async (asked: Asked) =>
    (await recordQueries(db, () => read(asked))).map(({ options }) => 'apart' in options && options.apart)
  const [conditions, searched] = [[PAST_20[0]!], [PAST_20[1]!]]

  expect(await read({ offset: 0, conditions, searched })).toEqual({ ids: [27, 28, 29, 30], total: 4 })
  expect(await apart({ offset: 0, conditions, searched })).toEqual([true, undefined])
  expect(await apart({ offset: 9, conditions, searched })).toEqual([true])
  expect(await apart({ offset: 9, conditions })).toEqual([undefined])
})

test('a search looks through all once: what it finds is sorted where it is little, else met in order', async () => {
  await fillNumbers(600)
  const search = (above: number, slice: { offset: number; countTo?: number }) => {
    const list = { table: 'numbers', columns: 'id', conditions: [], order: 'id DESC' }
    const searched: Condition[] = [['id > ?', above]]
    return readListPart(db, { ...list, searched }, { limit: 2, ...slice }, ({ id }: Row) => id)
  }

  expect(await search(100, { offset: 0 })).toEqual({ items: [600, 599], total: 500 })
  expect(await search(100, { offset: 4 })).toEqual({ items: [596, 595], total: 500 })
  expect(await countQueries(db, () => search(100, { offset: 4 }))).toBe(2)
  expect(await countQueries(db, () => search(600, { offset: 0 }))).toBe(1)

  expect(await search(99, { offset: 0 })).toEqual({ items: [600, 599], total: 501 })
  expect(await search(99, { offset: 4 })).toEqual({ items: [596, 595], total: 501 })
  expect(await search(99, { offset: 500 })).toEqual({ items: [100], total: 501 })
  expect(await search(99, { offset: 510 })).toEqual({ items: [], total: 501 })
  expect(await countQueries(db, () => search(99, { offset: 0 }))).toBe(2)

  expect(await search(0, { offset: 4, countTo: 550 })).toEqual({ items: [596, 595], total: 551 })
  expect(await search(0, { offset: 4, countTo: 10 })).toEqual({ items: [596, 595], total: 11 })
  expect(await search(0, { offset: 9, countTo: 10 })).toEqual({ items: [591, 590], total: 12 })
})

test('a far part is read once it is known to be there', async () => {
  await db.write(() => db.sequelize.query('CREATE TABLE far (id integer PRIMARY KEY)'))
  await db.run(
    `INSERT INTO far (id) WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)
     SELECT n FROM numbers`,
    [1500],
  )
  const far = (countTo?: number) => {
    const list = { table: 'far', columns: 'id', conditions: [], order: 'id' }
    return readListPart(db, list, { limit: 2, offset: 1400, countTo }, ({ id }: Row) => id)
  }

  expect(await far()).toEqual({ items: [1401, 1402], total: 1500 })
  expect(await far(10)).toEqual({ items: [1401, 1402], total: 1403 })
  expect(await countQueries(db, far)).toBe(2)
})

async function fillNumbers(count: number) {
  await db.write(() => db.sequelize.query('CREATE TABLE numbers (id integer PRIMARY KEY)'))
  const rows = Array.from({ length: count }, (_, index) => `(${index + 1})`).join()
  await db.write(() => db.sequelize.query(`INSERT INTO numbers (id) VALUES ${rows}`))
}

test('a row is what it would be without the length', async () => {
  const rows: object[] = []
  const list = { table: 'questions', columns: 'id', conditions: [], order: 'id' }
  await readListPart(db, list, { limit: 1, offset: 0 }, (row) => rows.push(row))
  expect(rows).toEqual([{ id: 1 }])
})

test('past the end, the length is told all the same', async () => {
  expect(await read({ offset: 40 })).toEqual({ ids: [], total: 30 })
  expect(await read({ offset: 40, countTo: 10 })).toEqual({ ids: [], total: 30 })
})

test('is counted no further than one past where it may end', async () => {
  expect((await read({ offset: 0, countTo: 10 })).total).toBe(11)
  expect((await read({ offset: 0, countTo: 30 })).total).toBe(30)
})

test('is counted so far that the next part is known of', async () => {
  expect(await read({ offset: 20, countTo: 10 })).toEqual({ ids: [21, 22, 23, 24], total: 25 })
  expect(await read({ offset: 28, countTo: 10 })).toEqual({ ids: [29, 30], total: 30 })
})
