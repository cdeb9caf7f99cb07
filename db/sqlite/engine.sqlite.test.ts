import { execFile } from 'node:child_process'
import { chmod, mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Tx } from '../database'
import { createTestDatabase, refusalToOpen, type TestDatabase } from '#test/harness/db/database'
import { count, insert, rows } from '#test/harness/db/rows'
import { openFolder } from '#test/harness/worker'

describe('opening an SQLite database', () => {
  let folder: string
  beforeEach(async () => {
    folder = await openFolder()
  })

  test.each([
    ['none/app.sqlite', 'The folder of the SQLite database does not exist: none'],
    ['letter.txt', 'The file is not an SQLite database: letter.txt'],
    ['.', 'The SQLite database must be a file, not a folder: .'],
  ])('is refused at %s: %s', async (path, line) => {
    await writeFile(join(folder, 'letter.txt'), 'Madame, Monsieur, '.repeat(100))
    const told = line.replace(path.split('/')[0]!, (name) => join(folder, name))

    expect(await refusalToOpen(`sqlite:${join(folder, path)}`)).toBe(told)
    // The same again: the first try has created nothing.
    expect(await refusalToOpen(`sqlite:${join(folder, path)}`)).toBe(told)
  })

  test('is refused in a folder that this process may not write to', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o555)
    await chmod(folder, 0o755)
    const flags = ['--import', 'tsx', '--input-type=module', '--eval', OPEN_AS_NOBODY]
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, `sqlite:${closed}/app.sqlite`])
    expect(stdout).toBe(
      `The SQLite database and its folder must be writable by this process: ${closed}/app.sqlite\n`,
    )
  })

  test('waits for a new file that another process has locked', async () => {
    const file = join(folder, 'held.sqlite')
    const other = new sqlite3.Database(file)
    await promisify(other.exec.bind(other))('BEGIN IMMEDIATE')
    const opening = openDatabase(`sqlite:${file}`)
    setTimeout(() => other.exec('COMMIT', () => other.close()), 200)
    await (await opening).close()
  })
})

/** Opens the database as the user 'nobody', since root may write everywhere. */
const OPEN_AS_NOBODY = `
  import { openDatabase } from './db/database'
  if (process.getuid() === 0) process.setuid(65534)
  await openDatabase(process.argv[1]).catch((error) => console.log(error.message))
`

describe('an open SQLite database', () => {
  let db: TestDatabase
  let file: string
  beforeEach(async () => {
    db = await createTestDatabase()
    file = db.url.slice('sqlite:'.length)
    await insert(db, 'news', rows.news)
  })
  afterEach(() => db.drop())

  test('has the same settings on every connection, also in a transaction', async () => {
    const settings = async (transaction?: Tx) => {
      const names = ['journal_mode', 'foreign_keys', 'synchronous', 'busy_timeout']
      const read = names.map((name) => db.sequelize.query(`PRAGMA ${name}`, { transaction, plain: true }))
      return Object.assign({}, ...(await Promise.all(read))) as unknown
    }
    const expected = { journal_mode: 'wal', foreign_keys: 1, synchronous: 2, timeout: 5000 }
    expect(await settings()).toEqual(expected)
    expect(await db.transaction(settings)).toEqual(expected)
  })

  test('answers a search while statistics are counted', async () => {
    const order: string[] = []
    const counted = db
      .read(
        'WITH RECURSIVE all_of_them (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM all_of_them WHERE n < 5000000) SELECT count(*) FROM all_of_them',
        [],
        { lane: 'statistics' },
      )
      .then(() => order.push('counted'))
    await db.read('SELECT title FROM news', [], { lane: 'searches' })
    order.push('found')
    await counted

    expect(order).toEqual(['found', 'counted'])
  })

  test('refuses a write outside the queue', async () => {
    await expect(db.sequelize.query('DELETE FROM news')).rejects.toThrow('readonly')
  })

  test('reports a full disk, and keeps nothing of what did not fit', async () => {
    const filling = db.transaction(async (transaction) => {
      await db.sequelize.query('PRAGMA max_page_count = 1', { transaction })
      for (;;) await db.sequelize.query('CREATE TABLE a AS SELECT randomblob(100000)', { transaction })
    }, 'alone')
    await expect(filling).rejects.toMatchObject(
      unavailable(`The disk of the SQLite database is full: ${file}`),
    )
    await expect(count(db, 'a')).rejects.toThrow('no such table')
    await insert(db, 'settings', rows.settings)
  })

  test('reports a damaged file', async () => {
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(3000, 'x'), 0, 3000, 100)
    await handle.close()
    expect(await refusalToOpen(db.url)).toBe(`The SQLite database is damaged: ${file}`)
  })

  test('refuses writes while its file is away, and goes on when it is back', async () => {
    const lost = unavailable(expect.stringContaining('is not the file that was opened'))
    const write = () => db.write('UPDATE news SET title = title')
    const opened = await openDatabase(db.url)
    await rename(file, `${file}.away`)
    await expect.poll(() => write().catch((error: unknown) => error)).toMatchObject(lost)
    await expect(db.migrate()).rejects.toMatchObject(lost)
    // A first read comes from the opened file, too.
    expect(await count(opened, 'news')).toBe(1)
    await opened.close()

    await rename(`${file}.away`, file)
    await expect.poll(() => write().then(() => 'written')).toBe('written')
    expect(await db.isReady()).toBe(true)
  })

  test('is not ready once another file is in its place', async () => {
    await db.write(`VACUUM INTO '${file}.copy'`)
    await rename(`${file}.copy`, file)

    expect(await db.isReady()).toBe(false)
    await expect(insert(db, 'settings', rows.settings)).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
  })
})

const unavailable = (message: unknown) => ({ name: 'DatabaseUnavailable', message })
