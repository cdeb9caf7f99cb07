import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SqliteReads } from './reads'

let reads: SqliteReads
beforeEach(() => void (reads = new SqliteReads(new sqlite3.Database(':memory:'))))
afterEach(() => reads.finalize())

test('a statement reaches the connection in its turn, when at most one other is there', async () => {
  const asked = ['Anne', 'Bart', 'Chloé', 'Dirk', 'Élodie']
  // Each by a text of its own, which is prepared: the same statement has one turn at a time in any case.
  const ask = (name: string) => reads.all(`SELECT $1 AS name, ${asked.indexOf(name)} AS place`, [name])
  for (const name of asked) await ask(name)
  const all = vi.spyOn(sqlite3.Statement.prototype, 'all')
  const atOnce: number[] = []
  let answered = 0
  const answers = asked.map(async (name) => {
    const rows = await ask(name)
    atOnce.push(all.mock.calls.length - answered)
    answered += 1
    return rows
  })

  expect((await Promise.all(answers)).flat().map(({ name }) => name)).toEqual(asked)
  expect(all.mock.calls.map(([[name]]) => name as string)).toEqual(asked)
  expect(Math.max(...atOnce)).toBe(2)
  all.mockRestore()
})

test('a statement that fails lets the next one in', async () => {
  const failing = ['a', 'b', 'c'].map((table) => reads.all(`SELECT * FROM ${table}`, []))
  const next = reads.all('SELECT 1 AS one', [])

  await expect(Promise.allSettled(failing)).resolves.toMatchObject(
    ['a', 'b', 'c'].map((table) => ({ reason: { message: `SQLITE_ERROR: no such table: ${table}` } })),
  )
  await expect(next).resolves.toEqual([{ one: 1 }])
})

test('whoever waits when the connection is to close is answered before', async () => {
  const connection = new sqlite3.Database(':memory:')
  const closing = new SqliteReads(connection)
  const answers = Promise.all([1, 2, 3, 4, 5].map((one) => closing.all(`SELECT ${one} AS one`, [])))
  await closing.finalize()
  await promisify(connection.close.bind(connection))()

  expect((await answers).flat()).toEqual([1, 2, 3, 4, 5].map((one) => ({ one })))
})
