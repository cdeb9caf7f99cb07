import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createPlace } from '../../db/test-database'
import { withClient } from '../../db/test-template'
import { findFreePort, launch } from '../../e2e/fixtures/server'

const onSqlite = inject('template').dialect === 'sqlite'
let folder: string
let place: Awaited<ReturnType<typeof createPlace>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  place = await createPlace({ migrated: true })
})
afterEach(async () => {
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('the start ends with one clear line and exit code 1', () => {
  test('for each wrong value of the environment', async () => {
    expect(await failToStart({ PORT: '0', LOG_FORMAT: 'xml' })).toEqual([
      'PORT: must be a whole number between 1 and 65535 (a port)',
      'LOG_FORMAT: must be json or pretty',
    ])
  })

  test('for a data folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '')

    expect(await failToStart({ DATA_DIR: join(folder, 'file', 'data') })).toEqual([
      `DATA_DIR: cannot use ${join(folder, 'file', 'data')}: a part of the path is a file`,
    ])
  })

  test('for a data folder that this user may not write into', async () => {
    // Root may write everywhere, but for what the kernel itself keeps.
    const closed = process.getuid?.() === 0 ? '/sys/prepa-lts' : folder
    await chmod(folder, 0o555)

    const lines = await failToStart({ DATA_DIR: closed })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^DATA_DIR: cannot use \S+: (this user may not write there|the disk is read-only)$/,
    )
  })

  test.runIf(process.platform === 'linux')('for a data folder where none can be made', async () => {
    expect(await failToStart({ DATA_DIR: '/proc/prepa-lts' })).toEqual([
      'DATA_DIR: cannot use /proc/prepa-lts: no folder can be made there',
    ])
  })

  test.runIf(onSqlite)('for a secret that cannot be written', async () => {
    // A folder in the place of the file: not even root may write it.
    await mkdir(join(folder, 'secret.new'))

    expect(await failToStart({})).toEqual([`DATA_DIR: cannot use ${join(folder, 'secret')}: it is a folder`])
  })

  test('for a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }

    const lines = await failToStart({ PORT: String(port) })
    other.close()

    expect(lines).toEqual([`PORT: ${port} on 127.0.0.1 is taken by another program`])
  })

  test("for an address that is not this machine's", async () => {
    expect(await failToStart({ HOST: '203.0.113.1' })).toEqual([
      'HOST: 203.0.113.1 is not one of this machine',
    ])
  })

  test('for a host that nobody knows, by the name that was given', async () => {
    const lines = await failToStart({ HOST: 'nowhere.invalid' })

    expect(lines).toHaveLength(1)
    // Without any name server, Node cannot tell.
    expect(lines[0]).toMatch(
      /^HOST: (nowhere\.invalid is not one of this machine|the address of nowhere\.invalid cannot be found out)$/,
    )
  })

  test('for a PostgreSQL that does not answer, without its password', async () => {
    const port = await findFreePort()
    const lines = await failToStart({ DATABASE_URL: `postgres://lts:geheim@127.0.0.1:${port}/lts` })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/PostgreSQL/)
    expect(lines[0]).not.toContain('geheim')
  })

  test('for a file that is no database', async () => {
    await writeFile(join(folder, 'app.sqlite'), 'zut '.repeat(1000))

    const lines = await failToStart({ DATABASE_URL: `sqlite:${join(folder, 'app.sqlite')}` })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(join(folder, 'app.sqlite'))
  })

  test.runIf(onSqlite)('for a database that another program keeps locked', async () => {
    const file = place.url.slice('sqlite:'.length)
    const other = new sqlite3.Database(file)
    await promisify(other.exec.bind(other))('BEGIN IMMEDIATE')

    const lines = await failToStart({})
    await promisify(other.close.bind(other))()

    expect(lines).toEqual([`The SQLite database is kept locked by another program: ${file}`])
  })

  test.runIf(!onSqlite)('for a PostgreSQL that is read-only', async () => {
    const { host, pathname } = new URL(place.url)
    await withClient(place.url, (client) =>
      client.query(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`),
    )

    expect(await failToStart({})).toEqual([`PostgreSQL at ${host} cannot be used: it is read-only`])
  })
})

/** The lines of a server that ends before it listens. Log lines, which are JSON, do not count. */
async function failToStart(env: Record<string, string>): Promise<string[]> {
  const PORT = String(await findFreePort())
  const server = launch(['build/server.js'], { DATA_DIR: folder, PORT, DATABASE_URL: place.url, ...env })
  expect(await server.ended).toBe(1)
  return server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'))
}
