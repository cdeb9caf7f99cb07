import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFreePort } from '#test/server'
import { prepareStart } from '#test/failing-start'

let start: Awaited<ReturnType<typeof prepareStart>>
beforeEach(async () => {
  start = await prepareStart()
})
afterEach(() => start.cleanUp())

describe('the start ends with one clear line and exit code 1', () => {
  test('for each wrong value of the environment', async () => {
    expect(await start.fail({ PORT: '65536', LOG_FORMAT: 'xml' })).toEqual([
      'PORT: must be a whole number between 0 and 65535 (a port)',
      'LOG_FORMAT: must be json or pretty',
    ])
  })

  test('for a data folder that cannot be made', async () => {
    await writeFile(join(start.folder, 'file'), '')

    expect(await start.fail({ DATA_DIR: join(start.folder, 'file', 'data') })).toEqual([
      `DATA_DIR: cannot use ${join(start.folder, 'file', 'data')}: a part of the path is a file`,
    ])
  })

  test('for a data folder that this user may not write into', async () => {
    // Root may write everywhere, but for what the kernel itself keeps.
    const closed = process.getuid?.() === 0 ? '/sys/prepa-lts' : start.folder
    await chmod(start.folder, 0o555)

    const lines = await start.fail({ DATA_DIR: closed })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^DATA_DIR: cannot use \S+: (this user may not write there|the disk is read-only)$/,
    )
  })

  test('for a secret that cannot be written', async () => {
    // A folder in the place of the file: not even root may write it.
    await mkdir(join(start.folder, 'secret.new'))

    expect(await start.fail()).toEqual([
      `DATA_DIR: cannot use ${join(start.folder, 'secret')}: it is a folder`,
    ])
  })

  test('for a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }

    const lines = await start.fail({ PORT: String(port) })
    other.close()

    expect(lines).toEqual([`PORT: ${port} on 127.0.0.1 is taken by another program`])
  })

  test("for an address that is not this machine's", async () => {
    expect(await start.fail({ HOST: '203.0.113.1' })).toEqual([
      'HOST: 203.0.113.1 is not one of this machine',
    ])
  })

  test('for a host that nobody knows, by the name that was given', async () => {
    const lines = await start.fail({ HOST: 'nowhere.invalid' })

    expect(lines).toHaveLength(1)
    // Without any name server, Node cannot tell.
    expect(lines[0]).toMatch(
      /^HOST: (nowhere\.invalid is not one of this machine|the address of nowhere\.invalid cannot be found out)$/,
    )
  })

  test('for a PostgreSQL that does not answer, without its password', async () => {
    const port = await findFreePort()
    const lines = await start.fail({ DATABASE_URL: `postgres://lts:geheim@127.0.0.1:${port}/lts` })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/PostgreSQL/)
    expect(lines[0]).not.toContain('geheim')
  })

  test('for a file that is no database', async () => {
    await writeFile(join(start.folder, 'app.sqlite'), 'zut '.repeat(1000))

    const lines = await start.fail({ DATABASE_URL: `sqlite:${join(start.folder, 'app.sqlite')}` })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(join(start.folder, 'app.sqlite'))
  })
})
