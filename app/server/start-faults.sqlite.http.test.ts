import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareStart } from '#test/failing-start'

let start: Awaited<ReturnType<typeof prepareStart>>
beforeEach(async () => {
  start = await prepareStart()
})
afterEach(() => start.cleanUp())

describe('the start ends with one clear line and exit code 1', () => {
  test('for a secret that cannot be written', async () => {
    // A folder in the place of the file: not even root may write it.
    await mkdir(join(start.folder, 'secret.new'))

    expect(await start.fail()).toEqual([
      `DATA_DIR: cannot use ${join(start.folder, 'secret')}: it is a folder`,
    ])
  })

  test('for a database that another program keeps locked', async () => {
    const file = start.databaseUrl.slice('sqlite:'.length)
    const other = new sqlite3.Database(file)
    await promisify(other.exec.bind(other))('BEGIN IMMEDIATE')

    const lines = await start.fail()
    await promisify(other.close.bind(other))()

    expect(lines).toEqual([`The SQLite database is kept locked by another program: ${file}`])
  })
})
