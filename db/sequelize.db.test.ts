import { beforeEach, expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import type { Tx } from './database'
import type { EndedStatement } from './statements'

let ended: EndedStatement[] = []
const db = await setUpDatabase({ ended: (statement) => ended.push(statement) })
beforeEach(() => void (ended = []))

test('a statement is reported with kind and time, and without its values', async () => {
  await db.sequelize.query("SELECT value FROM settings WHERE key = 'camille'")
  await db.read('SELECT key FROM settings WHERE value = $1', ['camille'])
  await db.write('DELETE FROM settings WHERE key = $1', ['camille'])
  await expect(db.read('SELECT * FROM nothing')).rejects.toThrow('nothing')

  expect(ended.map(({ kind, text }) => [kind, text()])).toEqual([
    ['select', 'SELECT value FROM settings WHERE key = ?'],
    ['select', 'SELECT key FROM settings WHERE value = $1'],
    ['delete', 'DELETE FROM settings WHERE key = $1'],
    ['select', 'SELECT * FROM nothing'],
  ])
  expect(ended.every(({ ms }) => ms > 0)).toBe(true)
})

test('a statement after the end of its transaction is refused', async () => {
  let late: Tx | undefined
  await db.transaction(async (tx) => void (late = tx))

  const sent = db.sequelize.query('DELETE FROM settings', { transaction: late })
  await expect(sent).rejects.toThrow('commit has been called on this transaction')
})

test('waiting work of the database is counted while it waits', async () => {
  const writers = Array.from({ length: 30 }, () => db.transaction((tx) => db.read('SELECT 1', [], { tx })))
  await Promise.race(writers)
  const { waiting, connections } = db.load()
  await Promise.all(writers)

  expect(waiting).toBeGreaterThan(0)
  expect(connections).toBeGreaterThan(0)
  expect(db.load().waiting).toBe(0)
})
