import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { camille, PASSWORD } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { openDatabase } from '#db/database'
import { count } from '#test/harness/db/rows'
import { done, failed, prepareCommands } from '#test/harness/command'

const ELODIE = ['--username', 'Élodie', '--email', ' Elodie@Example.com']
const CREATED = done('created the admin Élodie (elodie@example.com)')
const USAGE = 'Usage: npm run admin:create -- --username U --email E, with the password in ADMIN_PASSWORD'

const commands = await prepareCommands({ ADMIN_PASSWORD: PASSWORD, ARGON2_MEMORY: '8' }, 'site')
afterAll(() => commands.cleanUp())

test('beside a running server an admin is made, who can sign in at once', async () => {
  const site = await openTestSite()
  onTestFinished(site.close)
  const env = { DATABASE_URL: site.databaseUrl }
  const create = (username: string, email: string) =>
    commands.run('admin-create', ['--username', username, '--email', email], env)
  const member = await site.member(camille)

  expect(await commands.run('admin-create', ELODIE, env)).toEqual(CREATED)
  const signIn = { username: 'élodie', password: PASSWORD }
  const answer = await site.browser().call('POST', '/api/login', signIn)
  expect(await answer.json()).toMatchObject({ username: 'Élodie', isAdmin: true })

  expect(await create('CAMILLE', 'other@example.com')).toEqual(
    failed('username: somebody has this name already'),
  )
  expect(await create('other', 'camille@example.com')).toEqual(
    failed('email: somebody has this address already'),
  )
  expect(await (await member.get('/api/user')).json()).toMatchObject({ isAdmin: false })
})

test('by npm with an address in its settings, one account is made', async () => {
  const before = await countUsers()
  const args = ['--email=npm@example.com', '--', ...ELODIE]
  expect(await commands.npm(process.cwd(), 'admin:create', ...args)).toEqual(CREATED)

  expect(await countUsers()).toBe(before + 1)
})

async function countUsers(): Promise<number> {
  const db = await openDatabase(commands.databaseUrl)
  return count(db, 'users').finally(() => db.close())
}

describe('is refused with one line for each fault:', () => {
  test.each<[string, string[], Record<string, string>, string[]]>([
    [
      'a name and an address that break the rules',
      ['--username', 'a b', '--email', 'elodie@'],
      {},
      [
        'username: must have 3 to 30 characters, which are letters of one alphabet, digits or _ - .',
        'email: must be an e-mail address',
      ],
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
      ['There is no SQLite database: /proc/none/app.sqlite'],
    ],
  ])('%s', async (_what, args, env, lines) => {
    expect(await commands.run('admin-create', args, env)).toEqual(failed(...lines))
  })
})

test('an argument that npm kept is reported', async () => {
  const args = ['--username=elodie', '--email=elodie@example.com']

  expect(await commands.npm(process.cwd(), 'admin:create', ...args)).toEqual(
    failed(
      'npm kept --username --email for itself: put -- before the arguments, as in npm run … -- --username U --email E',
    ),
  )
})
