import { expect, onTestFinished, test } from 'vitest'
import { done, failed, prepareCommands } from '#test/harness/command'
import { pageDriver, setUpFactor } from '#test/things/second-factor'
import { camille, PASSWORD } from '#test/people'
import { openTestSite } from '#test/harness/site'

const USAGE = 'Usage: npm run admin:reset-second-factor -- --username U'

test('beside a running server a lost second factor is taken away, once', async () => {
  const commands = await prepareCommands()
  onTestFinished(commands.cleanUp)
  const site = await openTestSite()
  onTestFinished(site.close)
  await setUpFactor(pageDriver(site, await site.member(camille)))
  const env = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir }
  const run = (...args: string[]) => commands.run('admin-reset-second-factor', args, env)
  const signIn = () => site.browser().call('POST', '/api/login', { username: 'camille', password: PASSWORD })
  expect((await signIn()).status).toBe(401)

  const lost = done('took away the second factor of camille; a mail says so')
  expect(await run('--username', 'Camille')).toEqual(lost)
  expect((await signIn()).status).toBe(200)
  expect(await run('--username', 'camille')).toEqual(failed('username: this member has no second factor'))
  expect(await run('--username', 'personne')).toEqual(failed('username: nobody has this name'))
  expect(await run()).toEqual(failed(USAGE))
})
