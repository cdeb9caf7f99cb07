import { expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { countQueries, recordQueries } from '#test/harness/db/queries'
import type { Condition } from './conditions'
import { readListPage, type Slice } from './list-page'

type Asked = Partial<Slice> & { conditions?: Condition[]; searched?: Condition[] }

const BELOW_31: Condition = ['id < ?', 31]
const PAST_20: Condition = ['id > ?', 20]
const PAST_26: Condition = ['id < ? OR id > ?', 3, 26]
const SEARCH = { conditions: [PAST_20, BELOW_31], searched: [PAST_26] }
const FAR = 24 * (2 ** 31 - 1)

const db = await setUpDatabase()
await db.write('CREATE TABLE numbers (id integer PRIMARY KEY)')
await db.write(
  `INSERT INTO numbers (id) WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < $1)
   SELECT n FROM counted`,
  [1500],
)

const read = ({ offset = 0, limit = 4, countTo, conditions = [], searched }: Asked) => {
  const list = { table: 'numbers', columns: 'id', conditions, searched, order: 'id' }
  return readListPage(db, list, { limit, offset, countTo }, ({ id }: { id: number }) => id)
}

test.each<[string, Asked, { items: number[]; total: number }]>([
  ['a page', { offset: 4 }, { items: [5, 6, 7, 8], total: 1500 }],
  ['conditions', { conditions: [PAST_20, PAST_26, BELOW_31] }, { items: [27, 28, 29, 30], total: 4 }],
  [
    'an offset within conditions',
    { offset: 8, conditions: SEARCH.conditions },
    { items: [29, 30], total: 10 },
  ],
  ['a search', SEARCH, { items: [27, 28, 29, 30], total: 4 }],
  ['the last page of a search', { ...SEARCH, offset: 2 }, { items: [29, 30], total: 4 }],
  ['a page past the end', { offset: 1600 }, { items: [], total: 1500 }],
  ['one past the end of a short list', { offset: 40, conditions: [BELOW_31] }, { items: [], total: 30 }],
  ['one past the end of a limited count', { offset: 1600, countTo: 1600 }, { items: [], total: 1500 }],
  ['a limited count, one past its limit', { countTo: 10, limit: 1 }, { items: [1], total: 11 }],
  ['a limit that is the length', { countTo: 1500, limit: 1 }, { items: [1], total: 1500 }],
  ['the same far off', { offset: 1400, countTo: 1402, limit: 2 }, { items: [1401, 1402], total: 1403 }],
])('a list page: %s (%o gives %o)', async (_, asked, page) => {
  expect(await read(asked)).toEqual(page)
})

test('a list page may be in an order that depends on values', async () => {
  const order = ['id % ? = ? DESC, id', 10, 3] as const
  const list = { table: 'numbers', columns: 'id', conditions: [PAST_20, BELOW_31], order }
  const { items } = await readListPage(db, list, { limit: 4, offset: 0 }, ({ id }: { id: number }) => id)

  expect(items).toEqual([23, 21, 22, 24])
})

test('a list page and its total take one statement', async () => {
  expect(await countQueries(db, () => read({ offset: 4 }))).toBe(1)
  expect(await countQueries(db, () => read({ ...SEARCH, offset: 2 }))).toBe(1)
})

test('a list page past the end reads its total only, up to a limit', async () => {
  const all = await recordQueries(db, () => read({ offset: FAR }))
  const limited = await recordQueries(db, () => read({ offset: FAR, countTo: 10 }))

  expect(all.map(({ sql }) => sql.trim())).toEqual(['SELECT (SELECT count(*) FROM numbers ) AS total'])
  expect(limited.map(({ options }) => options.bind)).toEqual([[11]])
})

test('a search for a list page holds up no other reads', async () => {
  const sent = await recordQueries(db, () => read(SEARCH))

  expect(sent.map(({ options }) => 'lane' in options && options.lane)).toEqual(['searches', 'searches'])
})
