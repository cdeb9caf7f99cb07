import { pino } from 'pino'
import { expect, test } from 'vitest'
import { allRows } from '#test/harness/db/rows'
import { setUpIdentity } from '#test/harness/modules/identity'
import { camille, FIREFOX, join } from '#test/people'
import { parseEnv } from './env.server'
import { makeFirstAdmin } from './first-admin.server'

const ELODIE = { ADMIN_USERNAME: 'Élodie', ADMIN_EMAIL: 'elodie@example.com', ADMIN_PASSWORD: 'Cible-10!' }

const { db, identity } = await setUpIdentity()

/** Returns what a start with this environment logs. */
async function start(env: Record<string, string> = {}, level = 'info'): Promise<string> {
  const lines: string[] = []
  const log = pino({ level }, { write: (line: string) => lines.push(line) })
  await makeFirstAdmin(parseEnv(env), db, identity, log)
  return lines.join('')
}

async function admins() {
  return (await allRows(db, 'users')).filter((user) => user.is_admin).map(({ username }) => username)
}

test('the first admin is made and their password logged at the first start', async () => {
  const env = { APP_URL: 'https://prepa-lts.example' }
  expect([await start(env, 'silent'), await admins()]).toEqual(['', []])
  const [, password = ''] = /mot de passe (\S{29})"/.exec(await start(env, 'fatal'))!

  const user = { username: 'admin', isAdmin: true, email: 'admin@prepa-lts.example' }
  expect(await identity.signIn.begin({ username: 'admin', password }, FIREFOX)).toMatchObject({
    value: { user },
  })
})

test('the first admin of the environment is made without a logged password', async () => {
  expect(await start(ELODIE)).not.toMatch(/mot de passe|Cible-10!/)

  const signedIn = await identity.signIn.begin(
    { username: 'élodie', password: ELODIE.ADMIN_PASSWORD },
    FIREFOX,
  )
  const user = { username: 'Élodie', email: 'elodie@example.com', isAdmin: true }
  expect(signedIn).toMatchObject({ value: { user } })
})

test('the first admin is made once, whatever the environment later', async () => {
  await start()

  expect([await start(), await start(ELODIE)]).toEqual(['', ''])
  expect(await admins()).toEqual(['admin'])
})

test.each([
  ['username', { ADMIN_USERNAME: camille.username }],
  ['e-mail', { ADMIN_EMAIL: camille.email }],
])('the first admin with the %s of a member is not made; the log says why', async (_what, taken) => {
  await join(identity, camille)

  expect(await start({ ...ELODIE, ...taken })).toMatch(/"level":50.*npm run admin:create/)
  expect(await admins()).toEqual([])
})
