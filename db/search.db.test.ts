import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from './database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { count } from '#test/db/rows'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

let release: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const each of release.reverse()) await each()
  release = []
})

test.each([
  { connections: 4, atOnce: 2 },
  { connections: 5, atOnce: 2 },
  { connections: 10, atOnce: 3 },
])(
  'of $connections connections searches and statistics leave some to other pages',
  async ({ connections, atOnce }) => {
    const sized = await openDatabase(db.url, { connections })
    release.push(() => sized.close())
    const searches = hold('search', 10, sized)
    const statistics = hold('statistics', 10, sized)

    await count(sized, 'users')
    expect(searches.begun()).toBe(db.dialect === 'sqlite' ? 1 : atOnce)
    expect(statistics.begun()).toBe(1)
  },
)

test('statistics wait for no search', async () => {
  hold('search', 5)
  const statistics = hold('statistics', 2)

  await count(db, 'users')
  expect(statistics.begun()).toBe(1)
})

test('a search waits for no statistics', async () => {
  hold('statistics', 5)
  const searches = hold('search', 1)

  await count(db, 'users')
  expect(searches.begun()).toBe(1)
})

/** Asks for `many` at once; none ends before the test does. */
function hold(kind: 'search' | 'statistics', many: number, on: Database = db) {
  const { sequelize } = on
  const query = sequelize.query.bind(sequelize) as (...asked: unknown[]) => Promise<unknown>
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  let begun = 0
  const held = (...asked: unknown[]) => {
    if (asked[0] !== `SELECT '${kind}'`) return query(...asked)
    begun += 1
    return ended
  }
  Object.assign(sequelize, { query: held })
  const all = Promise.all(Array.from({ length: many }, () => on[kind](`SELECT '${kind}'`)))
  release.push(async () => {
    end()
    await all
    Object.assign(sequelize, { query })
  })
  return { begun: () => begun }
}
