import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Tx } from './database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { startProcess } from '#test/db/process'
import { count } from '#test/db/rows'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())
beforeEach(() => db.write(() => db.sequelize.query('DELETE FROM settings')))

test('200 writers at once all succeed', async () => {
  const writers = Array.from({ length: 200 }, (_, number) =>
    number % 2 === 0
      ? put(`write ${number}`)
      : db.transaction(async (tx) => {
          await put(`transaction ${number}`, tx)
          await db.sequelize.query('SELECT count(*) FROM settings', { transaction: tx })
        }),
  )
  await Promise.all(writers)
  expect(await count(db, 'settings')).toBe(200)
})

test('a transaction that throws leaves nothing behind, and the next one runs', async () => {
  const failing = db.transaction(async (tx) => {
    await put('half', tx)
    throw new Error('changed my mind')
  })
  const next = db.transaction((tx) => put('next', tx))
  await expect(failing).rejects.toThrow('changed my mind')
  await next
  expect(await names()).toEqual(['next'])
})

test('a commit that fails leaves nothing behind, prints nothing past the log, and the next transaction runs', async () => {
  const warning = vi.spyOn(console, 'warn')
  await expect(db.transaction(failAtCommit)).rejects.toThrow(/constraint/i)
  expect(warning).not.toHaveBeenCalled()
  warning.mockRestore()

  await db.transaction((tx) => put('next', tx))
  expect(await names()).toEqual(['next'])
})

test('work that is given a transaction joins it', async () => {
  const outer = db.transaction(async (tx) => {
    await db.transaction((joined) => put('transaction', joined), tx)
    await db.write((joined) => put('write', joined), tx)
    throw new Error('all of it')
  })
  await expect(outer).rejects.toThrow('all of it')
  expect(await names()).toEqual([])
})

test.each([
  ['transaction', () => db.transaction(async () => {})],
  ['write', () => put('inner')],
  ['exclusively', () => db.exclusively(async () => {})],
])('%s inside a transaction that was not passed on is refused at once', async (_, inner) => {
  await expect(db.transaction(inner)).rejects.toThrow('hand the outer transaction on')
  await expect(db.write(inner)).rejects.toThrow('hand the outer transaction on')
  await db.transaction((tx) => put('next', tx))
  expect(await names()).toEqual(['next'])
})

test('writers wait for another process that holds the lock, and readers do not', async () => {
  await put('contended')
  const holder = startProcess(db.dialect === 'sqlite' ? HOLD_SQLITE : HOLD_POSTGRES, db.url)
  await holder.says('holding')
  let released = false
  const release = holder.says('releasing').then(() => (released = true))

  const rename = "UPDATE settings SET value = value || '+' WHERE key = 'contended'"
  const writers = Array.from({ length: 20 }, (_, number) =>
    number % 2 === 0
      ? db.write(() => db.sequelize.query(rename))
      : db.transaction((tx) => db.sequelize.query(rename, { transaction: tx })),
  )
  // On PostgreSQL the writers have all connections of the pool.
  if (db.dialect === 'sqlite') {
    for (let reads = 0; reads < 50; reads++) expect(await names()).toEqual(['contended'])
    expect(released).toBe(false)
  }
  await Promise.race([release, ...writers])
  expect(released).toBe(true)
  await Promise.all(writers)
  await holder.ends()
  const [found] = await db.sequelize.query('SELECT value FROM settings')
  expect(found).toEqual([{ value: 'x' + '+'.repeat(20) }])
})

const HOLD_SQLITE = `
  import sqlite3 from 'sqlite3'
  const file = new sqlite3.Database(process.argv[1].slice('sqlite:'.length))
  file.exec('BEGIN IMMEDIATE', () => {
    console.log('holding')
    setTimeout(() => console.log('releasing'), 2800)
    setTimeout(() => file.exec('COMMIT'), 3000)
  })
`

const HOLD_POSTGRES = `
  import pg from 'pg'
  const client = new pg.Client(process.argv[1])
  await client.connect()
  await client.query("BEGIN")
  await client.query("SELECT * FROM settings WHERE key = 'contended' FOR UPDATE")
  console.log('holding')
  setTimeout(() => console.log('releasing'), 2800)
  setTimeout(() => client.query('COMMIT').then(() => client.end()), 3000)
`

async function put(key: string, tx?: Tx): Promise<void> {
  await db.run("INSERT INTO settings (key, value) VALUES ($1, 'x')", [key], tx)
}

async function names(): Promise<unknown[]> {
  const [found] = (await db.sequelize.query('SELECT key FROM settings ORDER BY key')) as [
    { key: string }[],
    unknown,
  ]
  return found.map(({ key }) => key)
}

/** Breaks a rule that the database checks at the commit. */
async function failAtCommit(tx: Tx): Promise<void> {
  const run = (sql: string) => db.sequelize.query(sql, { transaction: tx })
  await put('half', tx)
  if (db.dialect === 'sqlite') await run('PRAGMA defer_foreign_keys = ON')
  else await run('ALTER TABLE sessions ALTER CONSTRAINT sessions_user_id_fkey DEFERRABLE INITIALLY DEFERRED')
  await run(`INSERT INTO sessions (token_hash, user_id, device, created_at, last_used_at)
    VALUES ('${'a'.repeat(64)}', 99, '', '2026-03-02', '2026-03-02')`)
}
