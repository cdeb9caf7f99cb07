import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPlace } from '#test/db/database'
import { type Database, openDatabase } from './database'
import type { EndedStatement } from './statements'

let place: Awaited<ReturnType<typeof createPlace>>
let db: Database
let ended: EndedStatement[] = []
beforeAll(async () => {
  place = await createPlace({ migrated: true })
  db = await openDatabase(place.url, { ended: (statement) => ended.push(statement) })
})
beforeEach(() => {
  ended = []
})
afterAll(async () => {
  await db.close()
  await place.remove()
})

test('each statement is reported when it ends, with its kind, its time, and its text without values', async () => {
  await db.sequelize.query("SELECT value FROM settings WHERE key = 'camille'")
  await db.read('SELECT key FROM settings WHERE value = $1', ['camille'])
  await db.run('DELETE FROM settings WHERE key = $1', ['camille'])

  expect(ended.map(({ kind, text }) => [kind, text()])).toEqual([
    ['select', 'SELECT value FROM settings WHERE key = ?'],
    ['select', 'SELECT key FROM settings WHERE value = $1'],
    ['delete', 'DELETE FROM settings WHERE key = $1'],
  ])
  expect(ended.every(({ ms }) => ms > 0)).toBe(true)
})

test('the time of a slow statement is measured', async () => {
  await db.sequelize.query(db.dialect === 'postgres' ? 'SELECT pg_sleep(0.2)' : COUNT_FOR_A_WHILE)

  expect(ended[0]?.ms).toBeGreaterThan(100)
})

test('a statement that fails is reported too', async () => {
  await db.sequelize.query('SELECT * FROM nothing').catch(() => undefined)

  expect(ended.map(({ text }) => text())).toEqual(['SELECT * FROM nothing'])
})

test('a statement that comes after its transaction has ended is refused', async () => {
  let late: unknown
  await db.transaction(async (tx) => {
    late = tx
  })

  const sent = db.sequelize.query('DELETE FROM settings', { transaction: late as never })
  await expect(sent).rejects.toThrow('The transaction is over: DELETE FROM settings')
})

test('waiting work is counted while it waits', async () => {
  const writers = Array.from({ length: 30 }, () =>
    db.transaction((tx) => db.sequelize.query('SELECT 1', { transaction: tx })),
  )
  await Promise.race(writers)
  const { waiting, connections } = db.load()
  await Promise.all(writers)

  expect(waiting).toBeGreaterThan(0)
  expect(connections).toBeGreaterThan(0)
  expect(db.load().waiting).toBe(0)
})

const COUNT_FOR_A_WHILE = `
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000000)
  SELECT max(n) FROM numbers`
