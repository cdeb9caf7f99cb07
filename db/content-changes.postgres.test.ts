import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceContentChange } from './content-changes'
import { openDatabase } from './database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { startProxy } from '#test/db/proxy'
import { watch, withinASecond } from '#test/db/watcher'

const LISTENING = `application_name = 'prepa-lts-listen' AND datname = current_database()`

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.drop())

test('a watcher is blind when its connection is cut, and sees again', async () => {
  const told = await watch(db)
  await db.sequelize.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${LISTENING}`)

  await withinASecond(() => expect(told).toEqual(['sees', 'blind']))
  await vi.waitFor(() => expect(told).toEqual(['sees', 'blind', 'sees']), { timeout: 5000 })

  const other = await openDatabase(db.url)
  await other.transaction((tx) => announceContentChange(other, tx))
  await withinASecond(() => expect(told.at(-1)).toBe('changed'))
  await other.close()
})

test('a watcher is blind when the server goes silent, and sees again when it answers', async () => {
  const proxy = await startProxy(db.url)
  const behind = await openDatabase(proxy.url)
  const told = await watch(behind)
  proxy.stall()

  await vi.waitFor(() => expect(told).toEqual(['sees', 'blind']), { timeout: 5000 })
  proxy.goOn()
  await vi.waitFor(() => expect(told).toEqual(['sees', 'blind', 'sees']), { timeout: 10_000 })

  await behind.close()
  await proxy.close()
})

test('watching uses one connection, which ends with the database', async () => {
  const other = await openDatabase(db.url)
  await watch(other)
  expect(await listeners()).toBe(1)

  await other.close()
  await withinASecond(() => expect(listeners()).resolves.toBe(0))
})

async function listeners(): Promise<number> {
  const found = await db.sequelize.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE ${LISTENING}`,
    { plain: true },
  )
  return found?.n as number
}
