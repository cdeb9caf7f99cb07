import { expect, test } from 'vitest'
import { asBoolean, asDate, type StoredBoolean, type StoredDate } from './read'
import { setUpDatabase } from '#test/harness/db/database'
import { insertAll } from '#test/harness/db/rows'

const db = await setUpDatabase()
await insertAll(db)

const JOINED = new Date('2026-03-02T12:00:00.123Z')
const PERSON = 'SELECT is_blocked AS "isBlocked", created_at AS "createdAt" FROM users'

type Person = { isBlocked: StoredBoolean; createdAt: StoredDate }

test('dates and booleans are matched and read back in any time zone', async () => {
  expect(JOINED.getTimezoneOffset()).not.toBe(0)
  expect(await db.write('UPDATE users SET is_blocked = $1, created_at = $2', [true, JOINED])).toBe(1)

  const rows = await db.read<Person>(`${PERSON} WHERE created_at = $1 AND is_blocked = $2`, [JOINED, true])

  expect(rows.map((row) => [asBoolean(row.isBlocked), asDate(row.createdAt)])).toEqual([[true, JOINED]])
  expect(await db.read(`${PERSON} WHERE created_at < $1`, [JOINED])).toEqual([])
  const utc = `2026-03-02 12:00:00.123${db.dialect === 'sqlite' ? ' +00:00' : '+00'}`
  expect(await db.read('SELECT CAST(created_at AS text) AS at FROM users')).toEqual([{ at: utc }])
})

test('a bound value fills each placeholder, and is never part of the SQL', async () => {
  const statement = 'SELECT CAST($2 AS text) AS two, CAST($1 AS text) AS one, CAST($2 AS text) AS again'

  expect(await db.read(statement, ["' OR 1 --", '2'])).toEqual([{ two: '2', one: "' OR 1 --", again: '2' }])
})

test('a transaction reads its own writes, others only after its commit', async () => {
  const ids = 'SELECT id FROM news'
  let look!: () => void
  const elsewhere = new Promise<void>((resolve) => (look = resolve)).then(() => db.read(ids))
  await db.transaction(async (tx) => {
    await db.write('DELETE FROM news', [], tx)
    expect(await db.read(ids, [], { tx })).toEqual([])
    look()
    expect(await elsewhere).toHaveLength(1)
  })
  expect(await db.read(ids)).toEqual([])
})
