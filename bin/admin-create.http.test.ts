import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { camille, openTestSite, PASSWORD, type TestSite } from '../app/test-site'
import { openDatabase } from '../db/database'
import { createPlace } from '../db/test-database'
import { count } from '../db/test-rows'
import { launch } from '../e2e/fixtures/server'

const USAGE = 'Usage: npm run admin:create -- --username U --email E, with the password in ADMIN_PASSWORD'
const ELODIE = ['--username', 'Élodie', '--email', ' Elodie@Example.com']

let folder: string
let place: Awaited<ReturnType<typeof createPlace>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  place = await createPlace({ migrated: false })
})
afterEach(async () => {
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('beside a running server', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite()
  })
  afterEach(() => site.close())

  test('an admin is made, who can sign in at once', async () => {
    const environment = { DATABASE_URL: site.databaseUrl }

    expect(await run(ELODIE, environment)).toEqual({
      code: 0,
      output: 'created the admin Élodie (elodie@example.com)\n',
    })
    const answer = await site.browser().call('POST', '/api/login', { username: 'élodie', password: PASSWORD })
    expect(await answer.json()).toMatchObject({ username: 'Élodie', isAdmin: true })
  })

  test.each([
    ['username', ['--username', 'CAMILLE', '--email', 'other@example.com'], 'somebody has this name already'],
    ['email', ['--username', 'other', '--email', 'camille@example.com'], 'somebody has this address already'],
  ])("a member's %s is refused, and the member stays one", async (field, args, reason) => {
    const member = await site.member(camille)

    expect(await run(args, { DATABASE_URL: site.databaseUrl })).toEqual({
      code: 1,
      output: `${field}: ${reason}\n`,
    })
    expect(await (await member.get('/api/user')).json()).toMatchObject({ isAdmin: false })
  })
})

test('on a new database the admin is the only account', async () => {
  expect((await run(ELODIE)).code).toBe(0)

  const db = await openDatabase(place.url)
  expect(await count(db, 'users').finally(() => db.close())).toBe(1)
})

describe('is refused with one line for each fault:', () => {
  test.each([
    [
      'a name and an address that break the rules',
      ['--username', 'a b', '--email', 'elodie@'],
      {},
      [
        'username: must have 3 to 30 characters, which are letters, digits or _ - .',
        'email: must be an e-mail address',
      ],
    ],
    [
      'a password that breaks the rule',
      ELODIE,
      { ADMIN_PASSWORD: 'court' },
      ['ADMIN_PASSWORD: must have 8 to 200 characters, among them a digit and a special character'],
    ],
    [
      'no password, and no terminal to ask for it',
      ELODIE,
      { ADMIN_PASSWORD: '' },
      ['password: there is no terminal to ask for it; give it in ADMIN_PASSWORD'],
    ],
    ['no e-mail', ['--username', 'elodie'], {}, [USAGE]],
    ['one thing too many', [...ELODIE, 'admin'], {}, [USAGE]],
    ['an unknown option', [...ELODIE, '--password', PASSWORD], {}, ["Unknown option '--password'", USAGE]],
    [
      'a database that cannot be opened',
      ELODIE,
      { DATABASE_URL: 'sqlite:/proc/none/app.sqlite' },
      ['The folder of the SQLite database does not exist: /proc/none'],
    ],
  ])('%s', async (_what, args, env, lines) => {
    expect(await run(args, env)).toEqual({ code: 1, output: `${lines.join('\n')}\n` })
  })
})

describe('by npm,', () => {
  test('the options come after the --', async () => {
    expect(await npm('--', ...ELODIE)).toEqual({
      code: 0,
      output: 'created the admin Élodie (elodie@example.com)\n',
    })
  })

  test('what npm kept for itself is told', async () => {
    expect(await npm('--username=elodie', '--email=elodie@example.com')).toEqual({
      code: 1,
      output:
        'npm kept --username --email for itself: put -- before the arguments, as in npm run … -- --username U --email E\n',
    })
  })

  test("an address in npm's own settings is not in the way", async () => {
    expect((await npm('--email=npm@example.com', '--', ...ELODIE)).code).toBe(0)
  })
})

/** The built command, as production runs it. */
async function run(args: string[], env: Record<string, string> = {}) {
  const started = launch(['build/bin/admin-create.js', ...args], { ...environment(), ...env })
  return { code: await started.ended, output: started.output() }
}

async function npm(...args: string[]) {
  const child = spawn('npm', ['run', '--silent', 'admin:create', ...args], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: process.env.HOME, ...environment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

function environment() {
  return { DATA_DIR: folder, DATABASE_URL: place.url, ADMIN_PASSWORD: PASSWORD, ARGON2_MEMORY: '8' }
}
