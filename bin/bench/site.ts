import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createBrowser } from '#test/browser'
import { findFreePort } from '#test/server'
import { startChild, stopChild } from './children'
import { createPlace } from './place'
import { seed } from './seed'
import type { Size } from './sizes'

/** A site with data, started as an operator does, and two people who are signed in there. */
export type BenchSite = {
  origin: string
  pid: number
  cookies: { member: string; admin: string }
  /** Begins an official exam of the member, or goes on with it: the path of a question. */
  question(): Promise<string>
  close(): Promise<void>
}

export async function openSite(size: Size, { postgres }: { postgres: boolean }): Promise<BenchSite> {
  const filling = filled.get(size.name) ?? fill(size, postgres)
  filled.set(size.name, filling)
  const { origin, start, member, admin } = await filling
  const server = await start()
  return {
    origin,
    pid: server.pid!,
    cookies: { member: cookieOf(member), admin: cookieOf(admin) },
    async question() {
      const { headers, status } = await member.get('/quiz?type=official')
      const location = headers.get('Location')
      if (!location?.includes('attempt=')) throw new Error(`no exam began: ${status} ${location}`)
      return location
    },
    close: () => stopChild(server),
  }
}

/** Once for all parts of a run. */
const filled = new Map<string, ReturnType<typeof fill>>()

async function fill(size: Size, postgres: boolean) {
  console.error(`Filling a site with the ${size.name} data set…`)
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-bench-'))
  // Some hundred megabytes: also when somebody has had enough of waiting.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const databaseUrl = await createPlace(folder, postgres)
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const start = () => startServer(folder, origin, { PORT: String(port), DATABASE_URL: databaseUrl })

  // Once on an empty database: migrations, questions and people are the site's own doing.
  const server = await start()
  const admin = createBrowser(origin)
  const { id: adminId } = await signIn(admin, '/api/login', ADMIN)
  const member = createBrowser(origin)
  const { id: memberId } = await signIn(member, '/api/register', MEMBER)
  await stopChild(server)
  await seed(databaseUrl, size, { adminId, memberId })
  return { origin, start, member, admin }
}

const PASSWORD = 'Cible-en-plein-coeur-10'

const ADMIN = { username: 'chef', email: 'chef@example.com', password: PASSWORD }

const MEMBER = {
  username: 'camille',
  firstName: 'Camille',
  lastName: 'Dubois',
  email: 'camille@example.com',
  password: PASSWORD,
  phone: '',
}

type Browser = ReturnType<typeof createBrowser>

async function signIn(browser: Browser, call: string, person: object): Promise<{ id: number }> {
  const answer = await browser.call('POST', call, person)
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { id: number }
}

function cookieOf({ cookies }: Browser): string {
  return `session=${cookies.get('session')}`
}

/** By the very command of `npm start`, with the limits for node and malloc that stand in it. */
async function startServer(folder: string, origin: string, settings: Record<string, string>) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } }
  const logFile = join(folder, 'site.log')
  const log = await open(logFile, 'a')
  const server = startChild('/bin/sh', ['-c', scripts.start], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: folder,
      APP_URL: origin,
      RATE_LIMITS: 'off',
      DEMO_CONTENT: 'off',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  await ready(server, origin, logFile)
  return server
}

/** A minute: it builds first where a source has changed since. */
async function ready(server: ChildProcess, origin: string, logFile: string) {
  const ended = once(server, 'exit').then(() => 'ended')
  for (let waited = 0; waited < 60_000; waited += 100) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if ((await Promise.race([ended, delay(100)])) === 'ended') break
  }
  const tail = (await readFile(logFile, 'utf8')).slice(-2000)
  throw new Error(`The site did not start:\n${tail}`)
}
