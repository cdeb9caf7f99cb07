import { onTestFinished, expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/db/database'
import { openDatabase } from './database'

const place = await createTestDatabase()
let signal: AbortSignal | undefined

async function open() {
  const sent: string[] = []
  const ended = ({ text }: { text: () => string }) => void sent.push(text())
  const db = await openDatabase(place.url, { connections: 2, ended, requester: () => signal })
  onTestFinished(async () => {
    await db.close()
    signal = undefined
  })
  sent.length = 0
  return { db, sent }
}

test('a read of a request whose client has gone is not sent', async () => {
  const { db, sent } = await open()
  signal = AbortSignal.abort()

  for (const lane of ['pages', 'searches', 'statistics'] as const)
    await expect(db.read('SELECT 1 AS n', [], { lane })).rejects.toThrow('abort')
  expect(sent).toEqual([])
})

test('a write of a request whose client has gone is still made', async () => {
  const { db } = await open()
  signal = AbortSignal.abort()

  await db.write("INSERT INTO settings (key, value) VALUES ('left', 'x')")

  signal = undefined
  expect(await db.read("SELECT value FROM settings WHERE key = 'left'")).toEqual([{ value: 'x' }])
})

test('background work has a turn while requests hold the database', async () => {
  const { db } = await open()
  signal = new AbortController().signal
  let finish: (() => void) | undefined
  const held = db.transaction(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect.poll(() => finish).toBeDefined()
  const waiting = db.write("INSERT INTO settings (key, value) VALUES ('waiting', 'x')")
  signal = undefined

  expect(await db.read('SELECT 1 AS n')).toEqual([{ n: 1 }])
  finish!()
  await Promise.all([held, waiting])
})
