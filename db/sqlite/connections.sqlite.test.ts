import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Tx } from '../database'
import { createTestDatabase, refusalToOpen } from '#test/db/database'
import { startProcess } from '#test/db/process'

describe('SQLite', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prepa-lts-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('a missing folder is refused, and not created', async () => {
    const line = `The folder of the SQLite database does not exist: ${folder}/none`
    expect(await refusalToOpen(`sqlite:${folder}/none/app.sqlite`)).toBe(line)
    expect(await refusalToOpen(`sqlite:${folder}/none/app.sqlite`)).toBe(line)
  })

  test('a file that is not a database is refused, and left unchanged', async () => {
    const file = join(folder, 'letter.txt')
    await writeFile(file, 'Madame, Monsieur, '.repeat(100))
    expect(await refusalToOpen(`sqlite:${file}`)).toBe(`The file is not an SQLite database: ${file}`)
  })

  test('a folder in the place of the file is refused', async () => {
    expect(await refusalToOpen(`sqlite:${folder}`)).toBe(
      `The SQLite database must be a file, not a folder: ${folder}`,
    )
  })

  test('a folder that this process may not write to is refused', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o555)
    await chmod(folder, 0o755)
    const other = startProcess(OPEN_AS_NOBODY, `sqlite:${closed}/app.sqlite`)
    await other.says(
      `The SQLite database and its folder must be writable by this process: ${closed}/app.sqlite`,
    )
    await other.ends()
  })

  test('opening waits for a new file that another process has locked', async () => {
    const file = join(folder, 'held.sqlite')
    const other = new sqlite3.Database(file)
    await promisify(other.exec.bind(other))('BEGIN IMMEDIATE')
    const opening = openDatabase(`sqlite:${file}`)
    setTimeout(() => other.exec('COMMIT', () => other.close()), 200)
    await (await opening).close()
  })

  test('every connection has the settings, also in a transaction', async () => {
    const db = await createTestDatabase()
    const settings = async (transaction?: Tx) => {
      const names = ['journal_mode', 'foreign_keys', 'synchronous', 'busy_timeout']
      const read = names.map((name) => db.sequelize.query(`PRAGMA ${name}`, { transaction, plain: true }))
      return Object.assign({}, ...(await Promise.all(read))) as unknown
    }
    const expected = { journal_mode: 'wal', foreign_keys: 1, synchronous: 2, timeout: 5000 }
    expect(await settings()).toEqual(expected)
    expect(await db.write(() => settings())).toEqual(expected)
    expect(await db.transaction(settings)).toEqual(expected)
    await db.drop()
  })

  test('a write past the queue is refused', async () => {
    const db = await createTestDatabase()
    await expect(db.sequelize.query('DELETE FROM news')).rejects.toThrow('readonly')
    await db.drop()
  })
})

/** Root may write everywhere, so the other process becomes nobody first. */
const OPEN_AS_NOBODY = `
  import { openDatabase } from './db/database'
  if (process.getuid() === 0) process.setuid(65534)
  await openDatabase(process.argv[1]).catch((error) => console.log(error.message))
`
