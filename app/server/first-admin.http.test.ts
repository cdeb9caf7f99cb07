import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createPlace } from '#test/db/database'
import { freePort } from '#test/db/postgres'
import { createBrowser } from '#test/browser'
import { launch, type RunningServer, startServer } from '#test/server'
import { camille, registrationOf } from '#test/site'

const ELODIE = { ADMIN_USERNAME: 'Élodie', ADMIN_EMAIL: 'elodie@example.com', ADMIN_PASSWORD: 'Cible-10!' }

let place: Awaited<ReturnType<typeof createPlace>>
let folder: string
let started: Pick<RunningServer, 'end'>[]
beforeEach(async () => {
  place = await createPlace({ migrated: false })
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  started = []
})
afterEach(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')))
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})

test('the first start makes an admin and logs the password, also where the log is pretty', async () => {
  const server = await start({ LOG_FORMAT: 'pretty', APP_URL: 'https://prepa-lts.example' })
  const [password, ...more] = passwordsIn(server)

  expect([password?.length, more]).toEqual([29, []])
  const admin = await signIn(server, 'admin', password)
  expect(admin).toMatchObject({ isAdmin: true, email: 'admin@prepa-lts.example' })
})

test('a silent log would lose the password, so the admin is left to a later start; a fatal one shows it', async () => {
  const silent = await launchServer({ LOG_LEVEL: 'silent' })
  const ready = () =>
    fetch(`${silent.origin}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 10_000 }).toBe(200)
  expect([silent.output(), await admins()]).toEqual(['', []])
  await silent.end('SIGTERM')

  const fatal = await launchServer({ LOG_LEVEL: 'fatal' })
  await fatal.printed(/mot de passe \S{20}/)
  expect(await admins()).toEqual(['admin'])
})

test('the first start makes the admin of the environment, and logs no password', async () => {
  const server = await start(ELODIE)

  const admin = await signIn(server, 'élodie', ELODIE.ADMIN_PASSWORD)
  expect(admin).toMatchObject({ username: 'Élodie', email: 'elodie@example.com', isAdmin: true })
  expect(server.output()).not.toMatch(/mot de passe|Cible-10!/)
})

test('a later start logs no password and makes no admin, whatever the environment', async () => {
  await start().then((first) => first.end('SIGTERM'))
  const later = [await start(), await start(ELODIE)]

  expect(later.flatMap(passwordsIn)).toEqual([])
  expect(await admins()).toEqual(['admin'])
})

test.each([
  ['username', { ADMIN_USERNAME: 'Camille', ADMIN_EMAIL: 'elodie@example.com' }],
  ['e-mail', { ADMIN_USERNAME: 'elodie', ADMIN_EMAIL: 'camille@example.com' }],
])('a member who has the %s stays a member, and the log names the way out', async (_what, taken) => {
  const first = await start()
  await createBrowser(first.origin).call('POST', '/api/register', registrationOf(camille))
  await first.end('SIGTERM')
  await query("DELETE FROM users WHERE username = 'admin'")

  const server = await start({ ...ELODIE, ...taken })

  expect(server.output()).toMatch(/"level":50.*npm run admin:create/)
  expect(await admins()).toEqual([])
  expect((await fetch(`${server.origin}/`)).status).toBe(200)
})

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ databaseUrl: place.url, dataDir: folder, env })
  started.push(server)
  return server
}

/** Does not wait for a line that its log may not show. */
async function launchServer(env: Record<string, string>) {
  const PORT = String(await freePort())
  const settings = { PORT, DATABASE_URL: place.url, DATA_DIR: folder, ARGON2_MEMORY: '8' }
  const server = launch(['build/server.js'], { ...settings, ...env })
  started.push(server)
  return { ...server, origin: `http://127.0.0.1:${PORT}` }
}

function passwordsIn(server: RunningServer): string[] {
  return [...server.output().matchAll(/mot de passe ([^\s"]+)/g)].map(([, password = '']) => password)
}

async function signIn({ origin }: RunningServer, username: string, password = ''): Promise<unknown> {
  const answer = await createBrowser(origin).call('POST', '/api/login', { username, password })
  return answer.json()
}

async function admins(): Promise<unknown[]> {
  const rows = await query('SELECT username FROM users WHERE is_admin')
  return rows.map(({ username }) => username)
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const db = await openDatabase(place.url)
  const [rows] = await db.write(() => db.sequelize.query(sql)).finally(() => db.close())
  return rows as Record<string, unknown>[]
}
