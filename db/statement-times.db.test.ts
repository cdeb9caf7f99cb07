import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from './database'
import type { EndedStatement } from './statement-times'
import { createPlace } from '#test/db/database'

let place: Awaited<ReturnType<typeof createPlace>>
let db: Database
let ended: EndedStatement[] = []
beforeAll(async () => {
  place = await createPlace({ migrated: true })
  db = await openDatabase(place.url, { times: (statement) => ended.push(statement) })
})
afterAll(async () => {
  await db.close()
  await place.remove()
})

test('each statement is told when it is over, with its kind, its time, and its text without values', async () => {
  const told = await during(async () => {
    await db.sequelize.query("SELECT value FROM settings WHERE key = 'camille'")
    await db.run('DELETE FROM settings WHERE key = $1', ['camille'])
  })

  expect(told.map(({ kind, text }) => [kind, text()])).toEqual([
    ['select', 'SELECT value FROM settings WHERE key = ?'],
    ['delete', 'DELETE FROM settings WHERE key = $1'],
  ])
  expect(told.every(({ ms }) => ms > 0)).toBe(true)
})

test('a statement that takes its time is told to have taken it', async () => {
  const [told] = await during(() =>
    db.sequelize.query(db.dialect === 'postgres' ? 'SELECT pg_sleep(0.2)' : COUNT_FOR_A_WHILE),
  )

  expect(told?.ms).toBeGreaterThan(100)
})

test('one that fails is told as well', async () => {
  const told = await during(() => db.sequelize.query('SELECT * FROM nothing').catch(() => undefined))

  expect(told.map(({ text }) => text())).toEqual(['SELECT * FROM nothing'])
})

test('who opens a database learns how many connections it has, and that nobody waits', async () => {
  await db.sequelize.query('SELECT 1')

  expect(db.load().connections).toBeGreaterThan(0)
  expect(db.load().waiting).toBe(0)
})

test('work that waits is counted as long as it does', async () => {
  const writers = Array.from({ length: 30 }, () =>
    db.transaction((tx) => db.sequelize.query('SELECT 1', { transaction: tx })),
  )
  await Promise.race(writers)
  const waiting = db.load().waiting
  await Promise.all(writers)

  expect(waiting).toBeGreaterThan(0)
  expect(db.load().waiting).toBe(0)
})

const COUNT_FOR_A_WHILE = `
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000000)
  SELECT max(n) FROM numbers`

async function during(work: () => Promise<unknown>): Promise<EndedStatement[]> {
  ended = []
  await work()
  return ended
}
