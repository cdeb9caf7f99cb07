import { rename } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { count, insert, rows } from '#test/db/rows'
import { openDatabase } from '../database'

let db: TestDatabase
let file: string
beforeEach(async () => {
  db = await createTestDatabase()
  file = db.url.slice('sqlite:'.length)
  await insert(db, 'news', rows.news)
})
afterEach(() => db.drop())

test('within a second of its file going away a database refuses to write, until the file is back', async () => {
  await rename(file, `${file}.away`)
  await soon(() => expect(write('one')).rejects.toMatchObject(LOST))
  await expect(db.transaction((tx) => write('two', tx))).rejects.toMatchObject(LOST)
  await expect(db.migrate()).rejects.toMatchObject(LOST)
  expect(await db.isReady()).toBe(false)
  expect(await count(db, 'news')).toBe(1)

  await rename(`${file}.away`, file)
  await soon(() => write('three'))
  expect(await db.isReady()).toBe(true)
})

test('a file that was replaced by another is never ready, at once', async () => {
  await db.run("VACUUM INTO '" + file + ".copy'")
  await rename(`${file}.copy`, file)

  expect(await db.isReady()).toBe(false)
  await expect(write('one')).rejects.toMatchObject(LOST)
})

test('the first read too comes from the file that was opened', async () => {
  const opened = await openDatabase(db.url)
  await rename(file, `${file}.away`)

  expect(await count(opened, 'news')).toBe(1)
  await opened.close()
})

const write = (key: string, tx?: Parameters<typeof insert>[3]) =>
  insert(db, 'settings', { ...rows.settings, key: `${key} ${(tries += 1)}` }, tx)
let tries = 0

const soon = (assertion: () => Promise<unknown>) => vi.waitFor(assertion, { timeout: 1500, interval: 50 })

const LOST = {
  name: 'DatabaseUnavailable',
  message: expect.stringContaining('is not the file that was opened') as string,
}
