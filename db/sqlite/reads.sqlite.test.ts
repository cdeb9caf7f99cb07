import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SqliteReads } from './reads'

let reads: SqliteReads
beforeEach(() => void (reads = new SqliteReads(new sqlite3.Database(':memory:'))))
afterEach(() => reads.finalize())

test('a statement that fails lets the next one in', async () => {
  const failing = ['a', 'b', 'c'].map((table) => reads.all(`SELECT * FROM ${table}`, []))
  const next = reads.all('SELECT 1 AS one', [])

  await expect(Promise.allSettled(failing)).resolves.toMatchObject(
    ['a', 'b', 'c'].map((table) => ({ reason: { message: `SQLITE_ERROR: no such table: ${table}` } })),
  )
  await expect(next).resolves.toEqual([{ one: 1 }])
})

test('reads that wait are answered before the connection closes', async () => {
  const connection = new sqlite3.Database(':memory:')
  const closing = new SqliteReads(connection)
  const answers = Promise.all([1, 2, 3, 4, 5].map((one) => closing.all(`SELECT ${one} AS one`, [])))
  await closing.finalize()
  await promisify(connection.close.bind(connection))()

  expect((await answers).flat()).toEqual([1, 2, 3, 4, 5].map((one) => ({ one })))
})
