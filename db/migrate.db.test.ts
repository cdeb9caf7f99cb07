import { afterEach, expect, test } from 'vitest'
import { applyMigrations, isMigrated, type Migration } from './migrate'
import { createPlace, createTestDatabase } from '#test/db/database'
import { startProcess } from '#test/db/process'
import { count, insert, rows } from '#test/db/rows'
import { DatabaseUnavailable } from './unavailable'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

test('a database is ready once it is migrated', async () => {
  const db = await emptyDatabase()
  expect(await db.isReady()).toBe(false)
  await db.migrate()
  expect(await db.isReady()).toBe(true)
})

test('migrating again changes nothing', async () => {
  const db = await emptyDatabase()
  await db.migrate()
  await insert(db, 'users', rows.users)
  const applied = await count(db, 'migrations')
  await db.migrate()
  expect(await count(db, 'migrations')).toBe(applied)
  expect(await count(db, 'users')).toBe(1)
})

test('a migration that fails leaves nothing behind, nor do those before it', async () => {
  const db = await emptyDatabase()
  const good: Migration = { name: '1', up: (run) => run('CREATE TABLE good (id integer)') }
  const bad: Migration = {
    name: '2',
    async up(run) {
      await run('CREATE TABLE bad (id integer)')
      await run('CREATE TABEL misspelt (id integer)')
    },
  }
  await expect(db.exclusively((tx) => applyMigrations(db, [good, bad], tx))).rejects.toThrow('Migration 2')
  // A fault of ours, which needs its stack.
  await expect(db.exclusively((tx) => applyMigrations(db, [bad], tx))).rejects.not.toThrow(
    DatabaseUnavailable,
  )
  for (const table of ['good', 'bad', 'migrations']) await expect(count(db, table)).rejects.toThrow(table)

  await db.exclusively((tx) => applyMigrations(db, [good], tx))
  expect(await isMigrated(db, [good])).toBe(true)
  expect(await isMigrated(db, [good, bad])).toBe(false)
})

test('a migration runs one statement at a time', async () => {
  const db = await emptyDatabase()
  const two: Migration = {
    name: '1',
    up: (run) => run('CREATE TABLE a (id integer); CREATE TABLE b (id integer)'),
  }
  await expect(db.exclusively((tx) => applyMigrations(db, [two], tx))).rejects.toThrow(
    'One statement at a time',
  )
})

test('two processes that start at once on a new database both succeed', async () => {
  const place = await createPlace({ migrated: false })
  cleanUps.push(place.remove)
  const processes = [startProcess(STARTER, place.url), startProcess(STARTER, place.url)]
  await Promise.all(processes.map((each) => each.says('loaded')))
  for (const each of processes) each.tell('go')
  await Promise.all(processes.map((each) => each.ends()))
})

const STARTER = `
  import { openDatabase } from './db/database'
  console.log('loaded')
  process.stdin.once('data', async () => {
    const db = await openDatabase(process.argv[1])
    await db.migrate()
    if (!(await db.isReady())) throw new Error('not ready')
    await db.close()
    process.exit()
  })
`

test('two processes run `exclusively` one after the other', async () => {
  const db = await emptyDatabase()
  await db.migrate()
  const processes = [startProcess(SEEDER, db.url), startProcess(SEEDER, db.url)]
  await Promise.all(processes.map((each) => each.says('opened')))
  for (const each of processes) each.tell('go')
  await Promise.all(processes.map((each) => each.ends()))
  expect(await count(db, 'settings')).toBe(1)
})

const SEEDER = `
  import { openDatabase } from './db/database'
  const db = await openDatabase(process.argv[1])
  console.log('opened')
  process.stdin.once('data', async () => {
    await db.exclusively(async (transaction) => {
      const [found] = await db.sequelize.query('SELECT * FROM settings', { transaction })
      if (found.length > 0) return
      await db.sequelize.query("INSERT INTO settings VALUES ('" + process.pid + "', 'seeded')", { transaction })
    })
    await db.close()
    process.exit()
  })
`

async function emptyDatabase() {
  const db = await createTestDatabase({ migrated: false })
  cleanUps.push(db.drop)
  return db
}
