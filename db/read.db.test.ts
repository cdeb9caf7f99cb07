import { afterAll, beforeAll, expect, test } from 'vitest'
import { asBoolean, asDate, type StoredBoolean, type StoredDate } from './read'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { insertAll } from '#test/db/rows'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await insertAll(db)
})
afterAll(() => db.drop())

const JOINED = new Date('2026-03-02T12:00:00.123Z')
const PERSON = 'SELECT is_blocked AS "isBlocked", created_at AS "createdAt" FROM users'

type Person = { isBlocked: StoredBoolean; createdAt: StoredDate }

test('dates and booleans are matched and read back as they were written', async () => {
  expect(await db.run('UPDATE users SET is_blocked = $1, created_at = $2', [true, JOINED])).toBe(1)

  const rows = await db.read<Person>(`${PERSON} WHERE created_at = $1 AND is_blocked = $2`, [JOINED, true])

  expect(rows.map((row) => [asBoolean(row.isBlocked), asDate(row.createdAt)])).toEqual([[true, JOINED]])
  expect(await db.read(`${PERSON} WHERE created_at < $1`, [JOINED])).toEqual([])
})

test('a date is stored in UTC, in whatever time zone the process runs', async () => {
  expect(JOINED.getTimezoneOffset()).not.toBe(0)
  await db.run('UPDATE users SET created_at = $1', [JOINED])

  const text = `2026-03-02 12:00:00.123${db.dialect === 'sqlite' ? ' +00:00' : '+00'}`
  expect(await db.read('SELECT CAST(created_at AS text) AS at FROM users')).toEqual([{ at: text }])
})

test('a value replaces every placeholder of its number', async () => {
  const statement = 'SELECT CAST($2 AS text) AS two, CAST($1 AS text) AS one, CAST($2 AS text) AS again'

  expect(await db.read(statement, ['1', '2'])).toEqual([{ two: '2', one: '1', again: '2' }])
})

test('a value is never part of the statement', async () => {
  const hostile = "' OR 1 = 1 --"

  expect(await db.read('SELECT id FROM users WHERE username = $1', [hostile])).toEqual([])
})

test('what a transaction wrote can be read in it, and elsewhere only after its commit', async () => {
  const count = 'SELECT id FROM news'
  const before = (await db.read(count)).length
  await db.transaction(async (tx) => {
    await db.sequelize.query('DELETE FROM news', { transaction: tx })
    expect(await db.read(count, [], tx)).toEqual([])
    expect(await db.read(count)).toHaveLength(before)
  })
  expect(await db.read(count)).toEqual([])
})

test('a read that fails lets the next one succeed', async () => {
  await expect(db.read('SELECT * FROM nothing')).rejects.toThrow('nothing')
  expect(await db.read('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a statement that was read before reads a column that was added since', async () => {
  const all = 'SELECT * FROM settings LIMIT 1'
  const [before] = await db.read<object>(all)
  await db.transaction((tx) =>
    db.sequelize.query('ALTER TABLE settings ADD COLUMN note text', { transaction: tx }),
  )
  expect(await db.read(all)).toEqual([{ ...before, note: null }])
})
