import { copyFile, rename, rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { count, insert, rows } from '#test/db/rows'

describe('once the file is not the one that was opened', () => {
  let db: TestDatabase
  let file: string
  beforeEach(async () => {
    db = await createTestDatabase()
    file = db.url.slice('sqlite:'.length)
    await insert(db, 'news', rows.news)
    expect(await count(db, 'news')).toBe(1)
  })
  afterEach(() => db.drop())

  test.each([
    ['deleted', () => rm(file)],
    ['replaced by a copy', () => copyFile(file, `${file}.copy`).then(() => rename(`${file}.copy`, file))],
    ['gone with its folder', () => rm(file.replace('/app.sqlite', ''), { recursive: true })],
  ])('(%s) no write is confirmed, it is not ready, and reads go on', async (_, harm) => {
    await harm()
    await expect(write()).rejects.toMatchObject(LOST)
    await expect(transaction()).rejects.toMatchObject(LOST)
    await expect(db.migrate()).rejects.toMatchObject(LOST)
    expect(await db.isReady()).toBe(false)
    expect(await count(db, 'settings')).toBe(0)
    expect(await count(db, 'news')).toBe(1)
  })

  test('also the first read of all comes from the file that was opened', async () => {
    const opened = await openDatabase(db.url)
    await rename(file, `${file}.away`)

    expect(await count(opened, 'news')).toBe(1)
    await opened.close()
  })

  test('writes go on when it is put back', async () => {
    await rename(file, `${file}.away`)
    await expect(write()).rejects.toMatchObject(LOST)
    await rename(`${file}.away`, file)
    await write()
    expect(await db.isReady()).toBe(true)
    expect(await count(db, 'settings')).toBe(1)
  })

  const write = () => insert(db, 'settings', rows.settings)
  const transaction = () => db.transaction((tx) => insert(db, 'settings', rows.settings, tx))
})

const LOST = {
  name: 'DatabaseUnavailable',
  message: expect.stringContaining('is not the file that was opened') as string,
}
