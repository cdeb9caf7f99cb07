import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareCommands } from '#test/command'

let commands: Awaited<ReturnType<typeof prepareCommands>>
beforeEach(async () => {
  commands = await prepareCommands()
})
afterEach(() => commands.cleanUp())

describe('the start ends with one clear line and exit code 1', () => {
  test('for each wrong value of the environment', async () => {
    expect(await fail({ PORT: '65536', LOG_FORMAT: 'xml' })).toEqual([
      'PORT: must be a whole number between 0 and 65535 (a port)',
      'LOG_FORMAT: must be json or pretty',
    ])
  })

  test('for a data folder that cannot be made', async () => {
    await writeFile(join(commands.folder, 'file'), '')

    expect(await fail({ DATA_DIR: join(commands.folder, 'file', 'data') })).toEqual([
      `DATA_DIR: cannot use ${join(commands.folder, 'file', 'data')}: a part of the path is a file`,
    ])
  })

  test('for a data folder that this user may not write into', async () => {
    // Root may write everywhere, but for what the kernel itself keeps.
    const closed = process.getuid?.() === 0 ? '/sys/prepa-lts' : commands.folder
    await chmod(commands.folder, 0o555)

    const lines = await fail({ DATA_DIR: closed })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^DATA_DIR: cannot use \S+: (this user may not write there|the disk is read-only)$/,
    )
  })

  test('for a secret that cannot be written', async () => {
    // A folder in the place of the file: not even root may write it.
    await mkdir(join(commands.folder, 'secret.new'))

    expect(await fail()).toEqual([`DATA_DIR: cannot use ${join(commands.folder, 'secret')}: it is a folder`])
  })

  test('for a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }

    const lines = await fail({ PORT: String(port) })
    other.close()

    expect(lines).toEqual([`PORT: ${port} on 127.0.0.1 is taken by another program`])
  })

  test("for an address that is not this machine's", async () => {
    expect(await fail({ HOST: '203.0.113.1' })).toEqual(['HOST: 203.0.113.1 is not one of this machine'])
  })

  test('for a host that nobody knows, by the name that was given', async () => {
    const lines = await fail({ HOST: 'nowhere.invalid' })

    expect(lines).toHaveLength(1)
    // Without any name server, Node cannot tell.
    expect(lines[0]).toMatch(
      /^HOST: (nowhere\.invalid is not one of this machine|the address of nowhere\.invalid cannot be found out)$/,
    )
  })

  test('for a PostgreSQL that does not answer, without its password', async () => {
    const lines = await fail({ DATABASE_URL: 'postgres://lts:geheim@127.0.0.1:1/lts' })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/PostgreSQL/)
    expect(lines[0]).not.toContain('geheim')
  })

  test('for a file that is no database', async () => {
    await writeFile(join(commands.folder, 'app.sqlite'), 'zut '.repeat(1000))

    const lines = await fail({ DATABASE_URL: `sqlite:${join(commands.folder, 'app.sqlite')}` })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(join(commands.folder, 'app.sqlite'))
  })
})

/** The lines of a server that ends before it listens. Log lines, which are JSON, do not count. */
async function fail(env: Record<string, string> = {}): Promise<string[]> {
  const { code, lines } = await commands.run('../server', [], { PORT: '0', ...env })
  expect(code, lines.join('\n')).toBe(1)
  return lines.filter((line) => line !== '' && !line.startsWith('{'))
}
