import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { createTestDatabase, refusalToOpen, type TestDatabase } from '#test/db/database'
import { count, insert, rows } from '#test/db/rows'

describe('a fault of the file or its disk becomes one line', () => {
  let db: TestDatabase
  let file: string
  let warning: MockInstance<typeof console.warn>
  beforeEach(async () => {
    db = await createTestDatabase()
    file = db.url.slice('sqlite:'.length)
    warning = vi.spyOn(console, 'warn')
  })
  afterEach(async () => {
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
    await db.drop()
  })

  test('when another program keeps it locked', async () => {
    const other = new sqlite3.Database(file)
    await promisify(other.exec.bind(other))('BEGIN IMMEDIATE')
    await expect(db.migrate()).rejects.toMatchObject(
      refusal(`The SQLite database is kept locked by another program: ${file}`),
    )
    await promisify(other.close.bind(other))()
    await db.migrate()
  })

  test('when the disk is full, and nothing is left behind', async () => {
    const filling = db.exclusively(async (transaction) => {
      await db.sequelize.query('PRAGMA max_page_count = 1', { transaction })
      for (;;) await db.sequelize.query('CREATE TABLE a AS SELECT randomblob(100000)', { transaction })
    })
    await expect(filling).rejects.toMatchObject(refusal(`The disk of the SQLite database is full: ${file}`))
    await expect(count(db, 'a')).rejects.toThrow('no such table')
    await insert(db, 'settings', rows.settings)
  })

  test('when the commit fails, nothing is left behind or printed past the log', async () => {
    const start = db.exclusively(async (transaction) => {
      await db.sequelize.query('PRAGMA defer_foreign_keys = ON', { transaction })
      await insert(db, 'sessions', rows.sessions, transaction)
    })
    await expect(start).rejects.toThrow('FOREIGN KEY')
    expect(await count(db, 'sessions')).toBe(0)
  })

  test('when it is damaged', async () => {
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(3000, 'x'), 0, 3000, 100)
    await handle.close()
    expect(await refusalToOpen(db.url)).toBe(`The SQLite database is damaged: ${file}`)
  })
})

const refusal = (message: string) => ({ name: 'DatabaseUnavailable', message })
