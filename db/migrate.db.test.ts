import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyMigrations, isMigrated, type Migration } from './migrate'
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

test('migrations are all undone when one fails', async () => {
  const apply = (...migrations: Migration[]) =>
    db.transaction((tx) => applyMigrations(db, migrations, tx), 'alone')
  const good: Migration = { name: '1', up: (run) => run('CREATE TABLE good (id integer)') }
  const bad: Migration = {
    name: '2',
    async up(run) {
      await run('CREATE TABLE bad (id integer)')
      await run('CREATE TABEL misspelt (id integer)')
    },
  }
  const failure: unknown = await apply(good, bad).catch((error: unknown) => error)
  // Thrown as it is: a fault in a migration needs its stack.
  expect(failure).not.toBeInstanceOf(DatabaseUnavailable)
  expect(String(failure)).toContain('Migration 2')
  for (const table of ['good', 'bad', 'migrations']) await expect(count(db, table)).rejects.toThrow(table)

  await apply(good)
  expect(await isMigrated(db, [good])).toBe(true)
  expect(await isMigrated(db, [good, bad])).toBe(false)
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
  const work = db.transaction((tx) => applyMigrations(db, [{ name: '1', up }], tx), 'alone')
  await expect(work).rejects.toThrow('One statement at a time')
})
