import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isMigrated, type Migration } from './migrate'
import { openDatabase } from './database'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { count, insert, rows } from '#test/harness/db/rows'
import { DatabaseUnavailable } from './unavailable'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase({ migrated: false })
})
afterEach(() => db.drop())

test('a migration makes the database ready; a second one changes nothing', async () => {
  expect(await db.isReady()).toBe(false)
  await db.migrate()
  expect(await db.isReady()).toBe(true)

  await insert(db, 'users', rows.users)
  const applied = await count(db, 'migrations')
  await db.migrate()
  expect([await count(db, 'migrations'), await count(db, 'users')]).toEqual([applied, 1])
})

test('migrations of two processes at once run one after the other', async () => {
  const other = await openDatabase(db.url)
  await Promise.all([db, other].map((each) => each.migrate()))

  const order: string[] = []
  const start = (process: TestDatabase | typeof other, name: string) =>
    process.transaction(async (tx) => {
      order.push(`${name} in`)
      await process.sequelize.query('SELECT count(*) FROM users', { transaction: tx })
      order.push(`${name} out`)
    }, 'alone')
  await Promise.all([start(db, 'one'), start(other, 'two')])
  await other.close()
  expect([order.slice(0, 2), order.slice(2)]).toEqual(order[0] === 'one in' ? [ONE, TWO] : [TWO, ONE])
})

const ONE = ['one in', 'one out']
const TWO = ['two in', 'two out']

test('a migration that fails is undone, and the next start goes on with it', async () => {
  const good: Migration = { name: '1', up: (run) => run('CREATE TABLE good (id integer)') }
  const bad: Migration = {
    name: '2',
    async up(run) {
      await run('CREATE TABLE bad (id integer)')
      await run('CREATE TABEL misspelt (id integer)')
    },
  }
  const failure: unknown = await db.migrate([good, bad]).catch((error: unknown) => error)
  // Thrown as it is: a fault in a migration needs its stack.
  expect(failure).not.toBeInstanceOf(DatabaseUnavailable)
  expect(String(failure)).toContain('Migration 2')
  await expect(count(db, 'bad')).rejects.toThrow('bad')
  expect(await isMigrated(db, [good])).toBe(true)

  await db.migrate([good, { ...bad, up: (run) => run('CREATE TABLE bad (id integer)') }])
  expect([await count(db, 'good'), await count(db, 'bad')]).toEqual([0, 0])
})

test('a database of a newer version is refused, and is as it was', async () => {
  await db.migrate()
  await db.write("INSERT INTO migrations (name) VALUES ('9999-tomorrow')")
  const line =
    'The database is of a newer version of the site, which has 9999-tomorrow: start that version, or restore a backup of this one'

  await expect(db.migrate()).rejects.toThrow(new DatabaseUnavailable(line))
  await expect(db.refuseUnready()).rejects.toThrow(new DatabaseUnavailable(line))
  // A process that runs while a newer one migrates serves on.
  expect(await db.isReady()).toBe(true)
})

test('a command says why a database does not answer', async () => {
  const away = new DatabaseUnavailable('The database does not answer')
  const query = vi.spyOn(db.sequelize, 'query').mockRejectedValueOnce(away)

  await expect(db.refuseUnready()).rejects.toThrow(away)
  query.mockRestore()
})

test('a migration refuses two statements at a time', async () => {
  const up: Migration['up'] = (run) => run('CREATE TABLE a (id integer); CREATE TABLE b (id integer)')
  await expect(db.migrate([{ name: '1', up }])).rejects.toThrow('One statement at a time')
})

test('a migration can make an index without a transaction', async () => {
  const table: Migration = { name: '1', up: (run) => run('CREATE TABLE shots (rings integer)') }
  const index: Migration = {
    name: '2',
    isConcurrent: true,
    async up(run, { dialect }) {
      await run('DROP INDEX IF EXISTS shots_by_rings')
      await run(
        `CREATE INDEX ${dialect === 'postgres' ? 'CONCURRENTLY' : ''} shots_by_rings ON shots (rings)`,
      )
    },
  }
  // Another process starts meanwhile, and waits.
  const other = await openDatabase(db.url)
  await Promise.all([db, other].map((each) => each.migrate([table, index])))
  await other.close()

  expect(await isMigrated(db, [table, index])).toBe(true)
  const valid = {
    sqlite: "SELECT 1 FROM sqlite_master WHERE name = 'shots_by_rings'",
    postgres: "SELECT 1 FROM pg_index WHERE indexrelid = 'shots_by_rings'::regclass AND indisvalid",
  }
  expect(await db.read(valid[db.dialect])).toHaveLength(1)
})
