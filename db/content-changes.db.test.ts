import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { announceContentChange } from './content-changes'
import { type Database, openDatabase } from './database'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { insert, insertAll, rows } from '#test/harness/db/rows'
import { watch } from '#test/harness/db/announcements'

let db: TestDatabase
let other: Database
let told: string[]
beforeEach(async () => {
  db = await createTestDatabase()
  other = await openDatabase(db.url)
  told = await watch(other)
  expect(told.splice(0).at(-1)).toBe('sees')
})
afterEach(async () => {
  await other.close()
  await db.drop()
})

test('a content change is known to its process when its transaction returns', async () => {
  const known = await other
    .transaction((tx) => announceContentChange(other, 'news', tx))
    .then(() => [...told])

  // On PostgreSQL it may be told twice, since the server notifies this process too.
  expect(new Set(known)).toEqual(new Set(['news']))
})

test('a process never takes its own content change for one of another', async () => {
  for (const ads of [[12], [13, 14]]) {
    await other.transaction((tx) => announceContentChange(other, { ads }, tx))
    await delay(700)
  }

  expect([...new Set(told)]).toEqual(['ads 12', 'ads 13 14'])
})

test('a content change is known to another process, on PostgreSQL by name', async () => {
  for (const nth of [1, 2, 3]) {
    await db.transaction((tx) => announceContentChange(db, { ads: [nth] }, tx))
    await expect.poll(() => told).toHaveLength(nth)
  }
  expect(told).toEqual(
    db.dialect === 'postgres' ? ['ads 1', 'ads 2', 'ads 3'] : ['changed', 'changed', 'changed'],
  )
})

test('a change of very many ads is announced as one of all', async () => {
  const ids = Array.from({ length: 401 }, (_, nth) => Number.MAX_SAFE_INTEGER - nth)
  for (const ads of [ids.slice(1), ids])
    await other.transaction((tx) => announceContentChange(other, { ads }, tx))

  expect([...new Set(told)]).toEqual([`ads ${ids.slice(1).join(' ')}`, 'ads'])
})

test('a content change that an older version announces may be of anything', async () => {
  if (db.dialect === 'postgres') await db.write("SELECT pg_notify('content_changed', '')")
  else await db.write("INSERT INTO settings (key, value) VALUES ('content_changed', '1')")
  await expect.poll(() => told).toEqual(['changed'])
})

test('a content change is not announced by a rollback or private tables', async () => {
  const change = db.transaction(async (tx) => {
    await announceContentChange(db, 'news', tx)
    throw new Error('no, after all')
  })
  await expect(change).rejects.toThrow('after all')
  await insertAll(db)
  await db.transaction((tx) => insert(db, 'settings', { ...rows.settings, key: 'another' }, tx))

  await delay(1000)
  expect(told).toEqual([])
})

test('a watcher of content that cannot look is blind once, then sees again', async () => {
  const { hide, show } = db.dialect === 'sqlite' ? HIDING_TABLE : CUTTING_CONNECTION
  await db.write(hide)
  await expect.poll(() => told).toEqual(['blind'])
  await db.write(show)
  await expect.poll(() => told).toContain('sees')

  told.length = 0
  await db.transaction((tx) => announceContentChange(db, 'news', tx))
  await expect.poll(() => told).toContain(db.dialect === 'postgres' ? 'news' : 'changed')
})

const HIDING_TABLE = {
  hide: 'ALTER TABLE settings RENAME TO settings_away',
  show: 'ALTER TABLE settings_away RENAME TO settings',
}

const CUTTING_CONNECTION = {
  hide: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'prepa-lts-listen' AND datname = current_database()`,
  show: 'SELECT 1',
}
