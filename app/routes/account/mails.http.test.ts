import { expect, onTestFinished, test } from 'vitest'
import { openMailbox } from '#test/harness/mailbox'
import { camille } from '#test/people'
import { openTestSite } from '#test/harness/site'

test('while the mail server is down the log says so, and no mail is lost', async () => {
  const closed = await openMailbox()
  await closed.close()
  const site = await openTestSite({ SMTP_URL: closed.url })
  onTestFinished(site.close)

  await site.member(camille)
  const asked = await site.browser().post('/auth?mode=forgot', { email: 'camille@example.com' })
  expect(asked.status).toBe(303)
  await expect.poll(() => site.output()).toMatch(/"template":"welcome".*could not be sent yet/)
  await expect.poll(() => site.output()).toMatch(/"template":"reset-link".*could not be sent yet/)
  expect(site.output()).not.toContain('camille@example.com')

  await site.end()
  const mailbox = await openMailbox({ port: closed.port })
  onTestFinished(mailbox.close)
  await site.db.write('UPDATE mails SET next_try_at = $1', [new Date()])
  await site.restart()

  const subjects = [await mailbox.next('camille@example.com'), await mailbox.next('camille@example.com')]
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(2)
})
