import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { prepareCommands } from '#test/harness/command'

let commands: Awaited<ReturnType<typeof prepareCommands>>
beforeEach(async () => {
  commands = await prepareCommands()
})
afterEach(() => commands.cleanUp())

test('each wrong value of the environment ends the start with a line', async () => {
  expect(await fail({ PORT: '65536', LOG_FORMAT: 'xml' })).toEqual([
    'PORT: must be a whole number between 0 and 65535 (a port)',
    'LOG_FORMAT: must be json or pretty',
  ])
})

type Env = Record<string, string>

/** What is wrong, how it comes to be so in this folder, and the line. */
const FAULTS: [string, (folder: string) => Env | Promise<Env>, RegExp][] = [
  [
    'a data folder that cannot be made',
    async (folder) => {
      await writeFile(join(folder, 'file'), '')
      return { DATA_DIR: join(folder, 'file', 'data') }
    },
    /^DATA_DIR: cannot use \S+\/file\/data: a part of the path is a file$/,
  ],
  [
    'a data folder that this user may not write into',
    async (folder) => {
      await chmod(folder, 0o555)
      // Root may write everywhere, but for what the kernel itself keeps.
      return { DATA_DIR: process.getuid?.() === 0 ? '/sys/prepa-lts' : folder }
    },
    /^DATA_DIR: cannot use \S+: (this user may not write there|the disk is read-only)$/,
  ],
  [
    'a secret that cannot be written',
    async (folder) => {
      // A folder in the place of the file: not even root may write it.
      await mkdir(join(folder, 'secret.new'))
      return {}
    },
    /^DATA_DIR: cannot use \S+\/secret: it is a folder$/,
  ],
  [
    'a secret that is empty',
    async (folder) => {
      await writeFile(join(folder, 'secret'), '')
      return {}
    },
    /^DATA_DIR: cannot use \S+\/secret: it holds no secret; remove it, and a new one is made$/,
  ],
  [
    'an empty database beside the secret of a full one',
    async (folder) => {
      await writeFile(join(folder, 'app.sqlite'), '')
      await writeFile(join(folder, 'secret'), 'x'.repeat(43))
      return { DATABASE_URL: `sqlite:${join(folder, 'app.sqlite')}` }
    },
    /^The SQLite database has lost its content: restore a backup, or remove the empty file to start with an empty site \(\S+\)$/,
  ],
  [
    "an address that is not this machine's",
    () => ({ HOST: '203.0.113.1' }),
    /^HOST: 203\.0\.113\.1 is not one of this machine$/,
  ],
  [
    'a host that nobody knows',
    () => ({ HOST: 'nowhere.invalid' }),
    // Without any name server, Node cannot tell.
    /^HOST: (nowhere\.invalid is not one of this machine|the address of nowhere\.invalid cannot be found out)$/,
  ],
  [
    'a PostgreSQL that does not answer, without its password',
    () => ({ DATABASE_URL: 'postgres://lts:geheim@127.0.0.1:1/lts' }),
    /^(?!.*geheim).*PostgreSQL/,
  ],
]

test.each(FAULTS)('%s ends the start with one clear line and exit code 1', async (_what, prepare, line) => {
  expect(await fail(await prepare(commands.folder))).toEqual([expect.stringMatching(line)])
})

test('a port that is taken ends the start with one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { port: number }

  expect(await fail({ PORT: String(port) })).toEqual([
    `PORT: ${port} on 127.0.0.1 is taken by another program`,
  ])
})

test('a fault of ours ends the start with its stack', async () => {
  const broken = 'data:text/javascript,process.umask=()=>null.umask'

  expect((await fail({ NODE_OPTIONS: `--import ${broken}` })).join('\n')).toMatch(/TypeError: .*\n +at /)
})

/** The lines of a server that ends before it listens. Log lines, which are JSON, do not count. */
async function fail(env: Record<string, string> = {}): Promise<string[]> {
  const { code, lines } = await commands.run('../server', [], { PORT: '0', ...env })
  expect(code, lines.join('\n')).toBe(1)
  return lines.filter((line) => line !== '' && !line.startsWith('{'))
}
