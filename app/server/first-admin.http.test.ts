import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/database'
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

describe('the first start', () => {
  test.each(['json', 'pretty'])('makes an admin and logs the password (%s)', async (LOG_FORMAT) => {
    const server = await start({ LOG_FORMAT, APP_URL: 'https://prepa-lts.example' })

    const [password, ...more] = passwordsIn(server)
    expect(more).toEqual([])
    expect(password).toMatch(/^.{20,}$/)
    expect(await signIn(server, 'admin', password)).toMatchObject({
      isAdmin: true,
      email: 'admin@prepa-lts.example',
    })
  })

  test('logs the password at level fatal too', async () => {
    const server = await launchServer({ LOG_LEVEL: 'fatal' })

    await server.printed(/mot de passe \S{20}/)
  })

  test('with a silent log, which would lose the password, leaves the admin to a later one', async () => {
    const silent = await launchServer({ LOG_LEVEL: 'silent' })
    const origin = `http://127.0.0.1:${silent.port}`
    const answers = () =>
      fetch(`${origin}/readyz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(answers, { timeout: 10_000 }).toBe(200)
    expect(silent.output()).toBe('')
    expect(await admins()).toEqual([])
    await silent.end('SIGTERM')

    expect(passwordsIn(await start())).toHaveLength(1)
    expect(await admins()).toEqual(['admin'])
  })

  test('makes the admin of the environment, and logs no password', async () => {
    const server = await start(ELODIE)

    expect(await signIn(server, 'élodie', ELODIE.ADMIN_PASSWORD)).toMatchObject({
      username: 'Élodie',
      email: 'elodie@example.com',
      isAdmin: true,
    })
    expect(server.output()).not.toMatch(/mot de passe|Cible-10!/)
  })
})

test('a later start logs no password and makes no admin, whatever the environment', async () => {
  await start().then((first) => first.end('SIGTERM'))

  const second = await start()
  const third = await start(ELODIE)

  expect([...passwordsIn(second), ...passwordsIn(third)]).toEqual([])
  expect(await admins()).toEqual(['admin'])
})

test.each([
  ['username', { ADMIN_USERNAME: 'Camille', ADMIN_EMAIL: 'elodie@example.com' }],
  ['e-mail', { ADMIN_USERNAME: 'elodie', ADMIN_EMAIL: 'camille@example.com' }],
])('a member who has the %s stays a member, and the log names the way out', async (_what, taken) => {
  const first = await start()
  expect((await register(first)).status).toBe(201)
  await first.end('SIGTERM')
  await onDatabase((db) => db.write(() => db.sequelize.query("DELETE FROM users WHERE username = 'admin'")))

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
  const port = await freePort()
  const settings = { DATABASE_URL: place.url, DATA_DIR: folder, ARGON2_MEMORY: '8' }
  const server = launch(['build/server.js'], { PORT: String(port), ...settings, ...env })
  started.push(server)
  return { ...server, port }
}

function passwordsIn(server: RunningServer): string[] {
  return [...server.output().matchAll(/mot de passe ([^\s"]+)/g)].map(([, password = '']) => password)
}

async function signIn({ origin }: RunningServer, username: string, password = ''): Promise<unknown> {
  const answer = await createBrowser(origin).call('POST', '/api/login', { username, password })
  return answer.json()
}

function register({ origin }: RunningServer) {
  return createBrowser(origin).call('POST', '/api/register', registrationOf(camille))
}

function admins(): Promise<string[]> {
  return onDatabase(async (db) => {
    const [rows] = await db.sequelize.query(
      `SELECT username FROM users WHERE is_admin = ${db.dialect === 'postgres' ? 'TRUE' : '1'}`,
    )
    return (rows as { username: string }[]).map(({ username }) => username)
  })
}

async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place.url)
  return work(db).finally(() => db.close())
}
