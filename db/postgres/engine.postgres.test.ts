import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Client } from 'pg'
import { createPlace, refusalToOpen } from '#test/harness/db/database'
import { startProxy } from '#test/harness/db/proxy'
import { withClient } from '#test/harness/db/postgres'
import { openDatabase, type Tx } from '../database'
import type { Engine } from '../engine'
import { openPostgres, PATIENCE } from './engine'

const template = inject('template')
const address = new URL(template.dialect === 'postgres' ? template.server : 'postgres://localhost')
const onServer = (sql: string) => withClient(`${address.href}postgres`, (client) => client.query(sql))
const UNUSABLE = `PostgreSQL at ${address.host} cannot be used:`

const SHORT = { ...PATIENCE, connection: 3000, statement: 500, answer: 1000 }

let place: Awaited<ReturnType<typeof createPlace>>
beforeEach(async () => {
  place = await createPlace('tables')
  onTestFinished(place.remove)
})

async function open(url: string, patience = PATIENCE): Promise<Engine> {
  const engine = await openPostgres(url, { patience })
  onTestFinished(engine.close)
  return engine
}

describe('opening PostgreSQL is refused in one line without the password', () => {
  const ADDRESS =
    'The address of the database must read postgres://user:password@host:port/name, ' +
    'with / ? # % in a password written as %2F %3F %23 %25'

  test.each([
    [
      'postgres://anne:Secret!9@127.0.0.1:1/app',
      'PostgreSQL at 127.0.0.1:1 cannot be used: nothing answers there',
    ],
    [
      `postgres://postgres:Secret!9@${address.host}/app`,
      `${UNUSABLE} the user name or the password is wrong`,
    ],
    [`${address.href}nowhere`, `${UNUSABLE} it has no database of that name`],
    ['postgres://anne:Secret!9@host:port/app', ADDRESS],
    ['postgres://anne:12/Secret!9@host/app', ADDRESS],
    [
      'postgres://anne:Secret!9%zz@host/app',
      'PostgreSQL at host:5432 cannot be used: its address has a % that begins no encoded sign',
    ],
    [
      `${address.href}postgres?sslrootcert=/nowhere/root.crt`,
      `${UNUSABLE} ENOENT: no such file or directory, open '/nowhere/root.crt'`,
    ],
  ])('for %s: %s', async (url, line) => {
    expect(await refusalToOpen(url)).toBe(line)
  })

  test('for a database that cannot hold every name', async () => {
    await onServer("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    const line = await refusalToOpen(`${address.href}latin`)
    await onServer('DROP DATABASE latin')

    expect(line).toBe(`${UNUSABLE} its database is encoded in LATIN1, and must be in UTF8`)
  })

  test('for a server that accepts everything and never answers', async () => {
    const proxy = await startProxy(place.url)
    onTestFinished(proxy.close)
    proxy.stall()

    await expect(open(proxy.url, SHORT)).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be used: it does not answer$/,
    )
  })

  test.each(['sslmode=verify-full', 'ssl=true'])(
    'for a server that cannot encrypt, with %s',
    async (given) => {
      const words: string[] = []
      const port = await listen(
        createServer((socket) =>
          socket.once('data', (bytes) => {
            words.push(bytes.toString('hex'))
            socket.end('N')
          }),
        ),
      )

      await expect(open(`postgres://camille:secret@127.0.0.1:${port}/app?${given}`)).rejects.toThrow(
        /does not support SSL/,
      )
      expect(new Set(words)).toEqual(new Set([SSL_REQUEST]))
    },
  )

  test('for a server that ends a connection as soon as it is made', async () => {
    const port = await listen(
      createServer((socket) => {
        socket.on('error', () => undefined)
        socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, ENDED])))
      }),
    )

    await expect(open(`postgres://camille@127.0.0.1:${port}/app`)).rejects.toThrow('cannot be used')
  })
})

describe('migrating PostgreSQL is refused in one line', () => {
  test('for a user who may not create tables', async () => {
    const url = new URL(place.url)
    Object.assign(url, { username: 'reader', password: 'Secret!9' })
    await onServer("CREATE ROLE reader LOGIN PASSWORD 'Secret!9'")
    const line = await refusalToMigrate(url.href)
    await onServer('DROP ROLE reader')

    expect(line).toMatch(/^PostgreSQL at .* cannot be used: permission denied for .* \(42501\)$/)
  })

  test('by a server that is read-only', async () => {
    const name = new URL(place.url).pathname.slice(1)
    await onServer(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)

    expect(await refusalToMigrate(place.url)).toBe(`${UNUSABLE} it is read-only`)
  })

  async function refusalToMigrate(url: string): Promise<string> {
    const db = await openDatabase(url)
    onTestFinished(db.close)
    return db.migrate().then(
      () => expect.unreachable('it was migrated'),
      (error: unknown) => (error as Error).message,
    )
  }
})

test.each([
  ["RAISE EXCEPTION 'no room' USING ERRCODE = '53100'", 'its disk is full'],
  ["RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'XX001'", 'could not extend file (XX001)'],
  [
    'PERFORM pg_terminate_backend(pg_backend_pid())',
    'terminating connection due to administrator command (57P01)',
  ],
])('a fault of PostgreSQL during the start becomes one line (%s)', async (fault, line) => {
  const warning = vi.spyOn(console, 'warn')
  const engine = await open(place.url)
  const start = engine.exclusively((transaction) =>
    engine.sequelize.query(`DO $$ BEGIN ${fault}; END $$`, { transaction }),
  )

  await expect(start).rejects.toMatchObject({ name: 'DatabaseUnavailable', message: `${UNUSABLE} ${line}` })
  expect(warning).not.toHaveBeenCalled()
  warning.mockRestore()
})

test('a PostgreSQL that has become read-only is not ready', async () => {
  const engine = await open(place.url)
  expect(await engine.isThere()).toBe(true)
  await engine.sequelize.query('SET default_transaction_read_only = on')
  expect(await engine.isThere()).toBe(false)
})

test.each([
  ['its setting', 2, 2],
  ['five', undefined, 5],
])('a process has at most %s of connections to PostgreSQL', async (_, connections, most) => {
  const db = await openDatabase(place.url, { connections })
  onTestFinished(db.close)

  // Each waits until all connections have one.
  const wait = 'SELECT pg_backend_pid() AS pid, pg_advisory_lock_shared(1), pg_advisory_unlock_shared(1)'
  const finding = await withClient(place.url, async (client) => {
    await client.query('SELECT pg_advisory_lock(1)')
    const all = Array.from({ length: 15 }, () => db.read<{ pid: number }>(wait))
    await expect.poll(() => countWaiting(client)).toBe(most)
    return { all }
  })

  const found = await Promise.all(finding.all)
  expect(new Set(found.map(([row]) => row!.pid)).size).toBe(most)
})

test('a PostgreSQL connection limits statements and reads what is committed', async () => {
  const { sequelize, transaction } = await open(place.url)
  const show = async (name: string, tx?: Tx) =>
    (await sequelize.query(`SHOW ${name}`, { plain: true, transaction: tx }))?.[name]

  expect(await show('statement_timeout')).toBe('15s')
  expect(await transaction((tx) => show('statement_timeout', tx))).toBe('15s')
  expect(await transaction((tx) => show('transaction_isolation', tx))).toBe('read committed')
})

test('a statement that takes too long fails, and the next one runs', async () => {
  const { sequelize } = await open(place.url, SHORT)
  await expect(sequelize.query('SELECT pg_sleep(5)')).rejects.toThrow('took too long')
  await sequelize.query('SELECT 1')
})

test('statements fail while PostgreSQL does not answer, and then succeed', async () => {
  const proxy = await startProxy(place.url)
  onTestFinished(proxy.close)
  const { sequelize, transaction, isThere } = await open(proxy.url, SHORT)

  const work = transaction(async (tx) => {
    await sequelize.query('SELECT 1', { transaction: tx })
    proxy.stall()
    await sequelize.query('SELECT 1', { transaction: tx })
  })
  await expect(work).rejects.toThrow('it does not answer')
  expect(await isThere()).toBe(false)

  proxy.goOn()
  // The pool may still have a connection under way that fails.
  await expect.poll(() => sequelize.query('SELECT 1')).toBeDefined()
  expect(await isThere()).toBe(true)
})

test('the start waits longer for its turn and its statements, with a limit', async () => {
  const [one, two] = [await open(place.url, SHORT), await open(place.url, SHORT)]
  const hasty = await open(place.url, { ...SHORT, start: 200 })
  const order: string[] = []
  let letGo!: () => void
  const refused = new Promise<void>((resolve) => (letGo = resolve))
  const first = one.exclusively(async (transaction) => {
    order.push('first in')
    await one.sequelize.query('SELECT pg_sleep(0.8)', { transaction })
    await refused
    order.push('first out')
  })
  await expect.poll(() => order).toEqual(['first in'])
  const second = two.exclusively(async () => order.push('second in'))
  const third = hasty.exclusively(async () => order.push('third in'))

  await expect(third).rejects.toThrow(/cannot be used: another process is still starting$/)
  letGo()
  await Promise.all([first, second])
  expect(order).toEqual(['first in', 'first out', 'second in'])
})

/** Statements of this database that wait for a lock. */
async function countWaiting(client: Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows.length
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** The first bytes of a client that asks for TLS. */
const SSL_REQUEST = '0000000804d2162f'

const WELCOME = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
