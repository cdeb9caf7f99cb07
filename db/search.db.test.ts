import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database'
import { count } from './test-rows'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

let release: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const each of release) await each()
  release = []
})

const atOnce = () => (db.dialect === 'sqlite' ? 1 : 3)

test('so many searches run at a time, and nothing else waits for them', async () => {
  const searches = hold('search', 5)

  await count(db, 'users')
  expect(searches.begun()).toBe(atOnce())
})

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

/** As many of a kind as are asked at the same moment; none ends before the test does. */
function hold(kind: 'search' | 'statistics', many: number) {
  const { sequelize } = db
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
  const all = Promise.all(Array.from({ length: many }, () => db[kind](`SELECT '${kind}'`)))
  release.push(async () => {
    end()
    await all
    Object.assign(sequelize, { query })
  })
  return { begun: () => begun }
}
