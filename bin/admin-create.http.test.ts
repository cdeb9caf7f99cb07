import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { camille, openTestSite, PASSWORD, type TestSite } from '#test/site'
import { openDatabase } from '#db/database'
import { count } from '#test/db/rows'
import { prepareCommands } from '#test/command'

const ELODIE = ['--username', 'Élodie', '--email', ' Elodie@Example.com']

let commands: Awaited<ReturnType<typeof prepareCommands>>
beforeEach(async () => {
  commands = await prepareCommands({ ADMIN_PASSWORD: PASSWORD, ARGON2_MEMORY: '8' })
})
afterEach(() => commands.cleanUp())

describe('beside a running server', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite()
  })
  afterEach(() => site.close())

  test('an admin is made, who can sign in at once', async () => {
    const environment = { DATABASE_URL: site.databaseUrl }

    expect(await commands.run('admin-create', ELODIE, environment)).toEqual({
      code: 0,
      lines: ['created the admin Élodie (elodie@example.com)'],
    })
    const answer = await site.browser().call('POST', '/api/login', { username: 'élodie', password: PASSWORD })
    expect(await answer.json()).toMatchObject({ username: 'Élodie', isAdmin: true })
  })

  test.each([
    ['username', ['--username', 'CAMILLE', '--email', 'other@example.com'], 'somebody has this name already'],
    ['email', ['--username', 'other', '--email', 'camille@example.com'], 'somebody has this address already'],
  ])("a member's %s is refused, and the member stays one", async (field, args, reason) => {
    const member = await site.member(camille)

    expect(await commands.run('admin-create', args, { DATABASE_URL: site.databaseUrl })).toEqual({
      code: 1,
      lines: [`${field}: ${reason}`],
    })
    expect(await (await member.get('/api/user')).json()).toMatchObject({ isAdmin: false })
  })
})

test('on a new database the admin is the only account', async () => {
  expect((await commands.run('admin-create', ELODIE)).code).toBe(0)

  const db = await openDatabase(commands.databaseUrl)
  expect(await count(db, 'users').finally(() => db.close())).toBe(1)
})
