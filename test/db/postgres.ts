import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importPostgres } from './postgres-package'

export interface TestPostgres {
  url(database: string): string
  /** Stops it, with its data kept, until `resume`: on the same port. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL for the tests of one run, on a free port of this machine, with its data
 * in the temporary folder. It is stopped by `stop`, and at the latest when this process ends,
 * however that ends.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-postgres-'))
  const guard = startGuard(folder)
  const log: string[] = []
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  const server = await start({ folder, password, port, log }).catch(async (error: unknown) => {
    await guard.dismiss()
    throw new Error(`The test PostgreSQL did not start: ${String(error)}\n${log.join('')}`)
  })
  return {
    url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      await guard.dismiss()
    },
  }
}

async function start(place: { folder: string; password: string; port: number; log: string[] }) {
  const { folder, password, port, log } = place
  // As root, the server is another user, who must be able to pass through.
  await chmod(folder, 0o711)
  const { default: EmbeddedPostgres } = await importPostgres(folder)
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
  await server.initialise()
  await server.start()
  return server
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

/**
 * A process that waits for the end of this one, and then stops a server that was left running and
 * removes its folder. Test runners end by process.exit on a signal, which leaves no time for that.
 */
function startGuard(folder: string) {
  const child = spawn(process.execPath, ['--eval', GUARD, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const end = once(child, 'exit')
  return {
    async dismiss() {
      child.stdin.end()
      await end
    },
  }
}

const GUARD = `
  const { existsSync, readFileSync, rmSync } = require('node:fs')
  const folder = process.argv[1]
  const pidFile = folder + '/data/postmaster.pid'
  process.stdin.resume().on('close', () => {
    if (existsSync(pidFile)) process.kill(parseInt(readFileSync(pidFile, 'utf8')), 'SIGINT')
    const waiting = setInterval(() => {
      if (existsSync(pidFile)) return
      clearInterval(waiting)
      rmSync(folder, { recursive: true, force: true })
    }, 50)
  })
`

/** One that nobody listens on at this moment, for what cannot choose one by itself. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
