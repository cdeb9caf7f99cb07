import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from './database'
import { createTestDatabase } from './test-database'
import { startProcess } from './test-process'
import { withClient } from './test-template'
import { DatabaseUnavailable } from './unavailable'

const template = inject('template')

describe.runIf(template.dialect === 'sqlite')('SQLite', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prepa-lts-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('a missing folder is refused, and not made', async () => {
    const line = `The folder of the SQLite database does not exist: ${folder}/none`
    expect(await refusal(`sqlite:${folder}/none/app.sqlite`)).toBe(line)
    expect(await refusal(`sqlite:${folder}/none/app.sqlite`)).toBe(line)
  })

  test('a file that is no database is refused, and left as it is', async () => {
    const file = join(folder, 'letter.txt')
    await writeFile(file, 'Madame, Monsieur, '.repeat(100))
    expect(await refusal(`sqlite:${file}`)).toBe(`The file is not an SQLite database: ${file}`)
  })

  test('a folder in the place of the file is refused', async () => {
    expect(await refusal(`sqlite:${folder}`)).toBe(`The SQLite database must be a file, not a folder: ${folder}`)
  })

  test('a folder that this process may not write to is refused', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed)
    await chmod(closed, 0o555)
    await chmod(folder, 0o755)
    const other = startProcess(OPEN_AS_NOBODY, `sqlite:${closed}/app.sqlite`)
    await other.says(`The SQLite database and its folder must be writable by this process: ${closed}/app.sqlite`)
    await other.ends()
  })

  test('a new file that another process holds at this moment is waited for', async () => {
    const file = join(folder, 'held.sqlite')
    const other = new sqlite3.Database(file)
    await promisify(other.exec.bind(other))('BEGIN IMMEDIATE')
    const opening = openDatabase(`sqlite:${file}`)
    setTimeout(() => other.exec('COMMIT', () => other.close()), 200)
    await (await opening).close()
  })

  test('every connection has the settings, that of a transaction too', async () => {
    const db = await createTestDatabase()
    const settings = async (transaction?: Parameters<Parameters<typeof db.transaction>[0]>[0]) => {
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

  test('a statement that writes past the queue is refused', async () => {
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

describe.runIf(template.dialect === 'postgres')('PostgreSQL', () => {
  const address = new URL(template.dialect === 'postgres' ? template.server : 'postgres://localhost')
  const at = `PostgreSQL at ${address.host} cannot be used:`

  test('a port where nobody listens is refused', async () => {
    const line = 'PostgreSQL at 127.0.0.1:1 cannot be used: nothing answers there'
    expect(await refusal('postgres://anne:Secret!9@127.0.0.1:1/app')).toBe(line)
  })

  test('an unknown host is refused', async () => {
    const line = 'PostgreSQL at postgres.invalid:5432 cannot be used: the host is unknown'
    expect(await refusal('postgres://anne:Secret!9@postgres.invalid/app')).toBe(line)
  })

  test('a wrong password is refused without repeating it', async () => {
    const line = `${at} the user name or the password is wrong`
    expect(await refusal(`postgres://postgres:Secret!9@${address.host}/postgres`)).toBe(line)
  })

  test('an unknown database is refused', async () => {
    expect(await refusal(`${address.href}nowhere`)).toBe(`${at} it has no database of that name`)
  })

  test('an address that cannot be read is refused without repeating it', async () => {
    const line = 'The address of the database must read postgres://user:password@host:port/name'
    expect(await refusal('postgres://anne:Secret!9@host:port/app')).toBe(line)
  })

  test('transactions are READ COMMITTED, and moments are kept to the millisecond', async () => {
    const db = await createTestDatabase()
    const level = await db.transaction((transaction) =>
      db.sequelize.query('SHOW transaction_isolation', { transaction, plain: true }),
    )
    expect(level).toEqual({ transaction_isolation: 'read committed' })
    await db.drop()
  })
})

test('an address of another database is refused', async () => {
  expect(await refusal('mysql://root@localhost/app')).toBe(
    'The address of the database must begin with sqlite: or postgres://',
  )
})

test('a database that is gone is not ready', async () => {
  const db = await createTestDatabase()
  expect(await db.isReady()).toBe(true)
  if (template.dialect === 'sqlite') {
    await rm(db.url.slice('sqlite:'.length))
  } else {
    const name = new URL(db.url).pathname.slice(1)
    await withClient(`${template.server}postgres`, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  }
  expect(await db.isReady()).toBe(false)
  await db.drop()
})

test('a database that was closed is not ready, and closing again does no harm', async () => {
  const db = await createTestDatabase()
  await db.close()
  expect(await db.isReady()).toBe(false)
  await expect(db.transaction(async () => 'never')).rejects.toThrow('closed')
  await db.drop()
})

async function refusal(url: string): Promise<string> {
  return openDatabase(url).then(
    () => expect.unreachable('it was opened'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      return (error as Error).message
    },
  )
}
