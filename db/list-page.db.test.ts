import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { countQueries, recordQueries } from '#test/db/queries'
import type { Condition } from './conditions'
import { readListPage, type Slice } from './list-page'

type Asked = Partial<Slice> & { conditions?: Condition[]; searched?: Condition[] }

const PAST_26: Condition[] = [
  ['id > ?', 20],
  ['id < ? OR id > ?', 3, 26],
]

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.write(() => db.sequelize.query('CREATE TABLE numbers (id integer PRIMARY KEY)'))
  await db.run(
    `INSERT INTO numbers (id) WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < $1)
     SELECT n FROM counted`,
    [1500],
  )
})
afterAll(() => db.drop())

const read = ({ offset = 0, limit = 4, countTo, conditions = [], searched }: Asked) => {
  const list = { table: 'numbers', columns: 'id', conditions, searched, order: 'id' }
  return readListPage(db, list, { limit, offset, countTo }, ({ id }: { id: number }) => id)
}

test('a page comes with the length of its list, in one statement', async () => {
  expect(await read({ offset: 4 })).toEqual({ items: [5, 6, 7, 8], total: 1500 })
  expect(await countQueries(db, () => read({ offset: 4 }))).toBe(1)
})

test('every condition applies, with the values in their places', async () => {
  const conditions: Condition[] = [...PAST_26, ['id < ?', 31]]
  expect(await read({ conditions })).toEqual({ items: [27, 28, 29, 30], total: 4 })
  expect(await read({ offset: 2, conditions })).toEqual({ items: [29, 30], total: 4 })
})

describe('past the end of the list', () => {
  const FAR = 24 * (2 ** 31 - 1)

  test('a page is empty, and the length is known', async () => {
    expect(await read({ offset: 1600 })).toEqual({ items: [], total: 1500 })
    expect(await read({ offset: 40, conditions: [['id < ?', 31]] })).toEqual({ items: [], total: 30 })
    expect(await read({ offset: 1600, countTo: 10 })).toEqual({ items: [], total: 1500 })
  })

  test('nothing but the length is read', async () => {
    const sent = await recordQueries(db, () => read({ offset: FAR }))

    expect(sent.map(({ sql }) => sql.trim())).toEqual(['SELECT (SELECT count(*) FROM numbers ) AS total'])
  })

  test('at most a hundred thousand rows are passed over where the count is limited', async () => {
    const sent = await recordQueries(db, () => read({ offset: FAR, countTo: 10 }))

    expect(sent.map(({ options }) => options.bind)).toEqual([[100_000]])
  })
})

describe('a limited count', () => {
  test('goes one row past its limit', async () => {
    expect((await read({ countTo: 10 })).total).toBe(11)
    expect((await read({ countTo: 1500 })).total).toBe(1500)
  })

  test('goes far enough to know of the next page', async () => {
    expect(await read({ offset: 20, countTo: 10 })).toEqual({ items: [21, 22, 23, 24], total: 25 })
    expect(await read({ offset: 1400, limit: 2, countTo: 10 })).toEqual({ items: [1401, 1402], total: 1403 })
  })
})

describe('a search', () => {
  const [condition, searched] = PAST_26
  const search = { conditions: [condition!, ['id < ?', 31]] as Condition[], searched: [searched!] }

  test('finds what meets its conditions too, without holding up other reads', async () => {
    const sent = await recordQueries(db, () => read(search))

    expect(await read(search)).toEqual({ items: [27, 28, 29, 30], total: 4 })
    expect(sent.map(({ options }) => 'pace' in options && options.pace)).toEqual(['long', 'long'])
  })

  test('scans the rows once when its page is the last', async () => {
    expect(await read({ ...search, offset: 2 })).toEqual({ items: [29, 30], total: 4 })
    expect(await countQueries(db, () => read({ ...search, offset: 2 }))).toBe(1)
  })
})
