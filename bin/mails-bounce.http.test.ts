import { afterAll, expect, test } from 'vitest'
import { postfixBounce } from '#test/things/bounces'
import { done, prepareCommands } from '#test/harness/command'
import { readPage } from '#test/harness/page'
import { openMailbox } from '#test/harness/mailbox'
import { camille, elodie } from '#test/people'
import { openTestSite } from '#test/harness/site'

const CAMILLE = 'camille@example.com'
const AWAY = 'postgres://nobody@127.0.0.1:1/none'

const commands = await prepareCommands()
const mailbox = await openMailbox()
const site = await openTestSite({ SMTP_URL: mailbox.url, MAIL_BOUNCES: 'retours@example.com' })
const admin = await site.admin(elodie)
const member = await site.member(camille)
const report = postfixBounce((await mailbox.next(CAMILLE)).messageId, { address: CAMILLE })
afterAll(async () => {
  await site.close()
  await mailbox.close()
  await commands.cleanUp()
})

/** The command as a mail server runs it, beside the running site. */
function pipe(mail: string, { args = [] as string[], databaseUrl = site.databaseUrl } = {}) {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: site.dataDir }
  return commands.run('mails-bounce', args, environment, mail)
}

const refusedOnes = async () => (await readPage(admin, '/admin/users?state=refused')).words
const NOTICE = 'accepte plus nos messages'

test('the mail server gets no failure for 1 MB, and nobody is marked', async () => {
  const large = report.replace('Bonjour', 'Bonjour\r\n'.repeat(120_000))
  expect(await pipe(large)).toEqual(done('nothing to mark'))

  expect(await refusedOnes()).not.toContain(CAMILLE)
})

test('the mail server tries again while the database is away or alias wrong', async () => {
  expect(await pipe(report, { databaseUrl: AWAY })).toMatchObject({ code: 75, lines: [expect.any(String)] })
  expect(await pipe(report, { args: ['bounces'] })).toEqual({
    code: 75,
    lines: ['Usage: npm run mails:bounce < MAIL'],
  })
})

test('after a report the member reads so, and admins find them, once', async () => {
  expect((await readPage(member, '/dashboard')).words).not.toContain(NOTICE)
  expect(await pipe(report)).toEqual(done('marked an address that takes no mail'))

  expect((await readPage(member, '/dashboard')).words).toContain(NOTICE)
  expect(await refusedOnes()).toContain(CAMILLE)
  expect(await pipe(report)).toEqual(done('nothing to mark'))
})
