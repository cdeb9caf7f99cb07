import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { announceContentChange } from './content-changes'
import { type Database, openDatabase } from './database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { insert, insertAll, rows } from '#test/db/rows'
import { watch, withinASecond } from '#test/db/watcher'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.drop())

describe('the process that makes a change', () => {
  test('knows of it before its transaction is over for the caller', async () => {
    const told = await watch(db)
    told.length = 0

    const knownAtItsEnd = await db.transaction((tx) => announceContentChange(db, tx)).then(() => [...told])

    expect(changesIn(knownAtItsEnd)).toEqual(['changed'])
  })

  test('knows of it when the outermost transaction is committed, and not before', async () => {
    const told = await watch(db)
    told.length = 0

    const knownInside = await db.transaction(async (outer) => {
      await db.transaction((tx) => announceContentChange(db, tx), outer)
      return [...told]
    })

    expect(knownInside).toEqual([])
    expect(changesIn(told)).toEqual(['changed'])
  })
})

describe('another process', () => {
  let other: Database
  let told: string[]
  beforeEach(async () => {
    other = await openDatabase(db.url)
    told = await watch(other)
    expect(told.at(-1)).toBe('sees')
    told.length = 0
  })
  afterEach(() => other.close())

  test('knows of a change within a second', async () => {
    await db.transaction((tx) => announceContentChange(db, tx))

    await withinASecond(() => expect(told).toEqual(['changed']))
  })

  test('knows of each of several changes', async () => {
    for (const nth of [1, 2, 3]) {
      await db.transaction((tx) => announceContentChange(db, tx))
      await withinASecond(() => expect(told).toHaveLength(nth))
    }
  })

  test('does not hear of a change that was rolled back', async () => {
    const change = db.transaction(async (tx) => {
      await announceContentChange(db, tx)
      throw new Error('no, after all')
    })
    await expect(change).rejects.toThrow('after all')

    await delay(700)
    expect(told).toEqual([])
  })

  test('does not hear of what visitors do not read, such as the answers of an exam', async () => {
    await insertAll(db)
    await db.write(() => db.sequelize.query("UPDATE attempt_questions SET user_answer = 'C'"))
    await db.transaction((tx) => insert(db, 'settings', { ...rows.settings, key: 'another' }, tx))

    await delay(700)
    expect(told).toEqual([])
  })

  test('closes its database while it watches', async () => {
    await other.close()
    await db.transaction((tx) => announceContentChange(db, tx))

    await delay(700)
    expect(told).toEqual([])
  })
})

/** PostgreSQL notifies this process too, sometimes before `transaction` returns: then it knows twice. */
function changesIn(told: readonly string[]): readonly string[] {
  return db.dialect === 'postgres' ? [...new Set(told)] : told
}
