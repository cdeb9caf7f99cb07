import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, startTestPostgres, withClient } from '#test/harness/db/postgres'
import { seed, SIZES } from './seed'

/**
 * `seconds` is the length of a measurement, `postgres` a server of the bench's own instead of SQLite. Only the pages
 * that match the regular expression `pages` are asked for their growth, with the two data sets named in `sizes`. So
 * many `members` get a reminder. `picture` is where the soak's curves go.
 */
export type Options = {
  seconds: number
  postgres: boolean
  pages: string
  sizes: string
  members: number
  picture: string
}
export type Server = Awaited<ReturnType<typeof startServer>>
export type Site = Awaited<ReturnType<typeof openSite>>

const PASSWORD = 'Cible-en-plein-coeur-10'
const MEMBER = { firstName: 'Camille', lastName: 'Dubois' }
export const ADMIN = { ADMIN_USERNAME: 'chef', ADMIN_EMAIL: 'chef@example.com', ADMIN_PASSWORD: PASSWORD }
const SETTINGS = { NODE_ENV: 'production' as const, RATE_LIMITS: 'off', DEMO_CONTENT: 'on', ...ADMIN }
export const FROM_SCRIPT = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
const GZIP = { 'Accept-Encoding': 'gzip' }

/** The built site with data, two people who are signed in, and an official exam of the member in progress. */
export async function openSite(
  size: keyof typeof SIZES,
  postgres: boolean,
  env: Record<string, string> = {},
) {
  console.error(`Filling the ${size} data set…`)
  const folder = mkdtempSync(join(tmpdir(), 'prepa-lts-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const databaseUrl = postgres ? await createDatabase(size) : `sqlite:${join(folder, 'app.sqlite')}`
  const start = (script: string, SITE?: string) =>
    startServer(script, folder, databaseUrl, { ...env, ...(SITE && { SITE }) })

  // First without data: migrations, questions, demo content and people are the site's own work.
  const empty = await start('bin/start.js')
  const member = await register(empty.origin, 'camille')
  await empty.stop()
  await seed(databaseUrl, SIZES[size])

  const server = await start('bin/start.js')
  // After the filling, because some calls ask for a password of the last ten minutes.
  const admin = await signIn(`${server.origin}/api/login`, { username: 'chef' })
  const get = (path: string) => fetch(server.origin + path, { headers: member, redirect: 'manual' })
  const question = (await get('/quiz?type=official')).headers.get('Location')!
  const [result] = (await (await get('/api/exam-results')).json()) as [{ id: number }]
  const body = JSON.stringify({ answers: [{ number: 1, userAnswer: 'B' }] })
  const saving = { method: 'POST' as const, headers: { ...member, ...FROM_SCRIPT }, body }
  return {
    ...server,
    databaseUrl,
    as: { visitor: GZIP, member, admin },
    question,
    /** An answer to it, as the exam's script saves it. */
    answer: { path: question.replace(/\?.*attempt=(\d+).*/, '/$1/answers'), ...saving },
    resultId: result.id,
    /** The number of statements that a request took, by the log, if the site runs with LOG_LEVEL=debug. */
    countStatements: (request: string) =>
      readFileSync(join(folder, 'log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes(`"req":"${request}"`) && line.includes('"msg":"statement"')).length,
    /** Another program with the same settings and data. */
    startBeside: (script: string) => start(script, server.origin),
  }
}

/** A new member's headers. */
export function register(origin: string, username: string) {
  return signIn(`${origin}/api/register`, {
    ...MEMBER,
    username,
    email: `${username}@example.com`,
    phone: '',
  })
}

export async function signIn(url: string, person: object) {
  const body = JSON.stringify({ ...person, password: PASSWORD })
  const answer = await fetch(url, { method: 'POST', headers: FROM_SCRIPT, body })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return { ...GZIP, Cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! }
}

async function createDatabase(name: string): Promise<string> {
  const server = await (postgresServer ??= startTestPostgres())
  await withClient(server.url('postgres'), (client) => client.query(`CREATE DATABASE ${name}`))
  return server.url(name)
}
let postgresServer: ReturnType<typeof startTestPostgres> | undefined

/** By the command of `npm start`, for its options of Node and malloc. */
async function startServer(script: string, DATA_DIR: string, DATABASE_URL: string, own: object) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const PORT = String(await freePort())
  const origin = `http://127.0.0.1:${PORT}`
  const { PATH, HOME } = process.env
  const server = spawn('/bin/sh', ['-c', scripts.start.replace('bin/start.js', script)], {
    env: { PATH, HOME, PORT, APP_URL: origin, DATA_DIR, DATABASE_URL, ...SETTINGS, ...own },
    stdio: ['ignore', openSync(join(DATA_DIR, 'log'), 'a'), 'inherit'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${script} ended with ${server.exitCode}`)
    await delay(100)
  }
  const ended = once(server, 'exit')
  return { origin, pid: server.pid!, stop: () => server.kill() && ended }
}
