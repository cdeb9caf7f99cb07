import { afterAll, beforeAll, expect, test } from 'vitest'
import { insert, NOON } from '../db/test-rows'
import { openWorld, welcome } from './test-world'

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const NAME = 'Noémie Secrète'

test.each([
  ['an unknown template', 'no-such-mail', JSON.stringify({ firstName: NAME })],
  ['parameters that are no JSON', 'welcome', `{"firstName":"${NAME}`],
  ['parameters of another template', 'welcome', JSON.stringify({ firstName: NAME, at: NOON })],
  ['parameters that are null', 'account-deleted', 'null'],
  ['a moment that is none', 'password-changed', JSON.stringify({ firstName: NAME, at: 'hier' })],
])('a row with %s is given up, and holds nothing up', async (_what, template, parameters) => {
  const mailbox = await world.mailbox()
  const { mails, lines } = await world.begin(mailbox)
  const row = { recipient: 'noemie@example.be', template, parameters, created_at: NOON, next_try_at: NOON }
  await insert(world.db, 'mails', row)
  await mails.queue(welcome('karim@example.be'))

  await mails.sendDue().finally(() => mailbox.close())

  expect(mailbox.received.map(({ to }) => to)).toEqual(['karim@example.be'])
  expect(await world.waiting()).toEqual([])
  expect(lines).toMatchObject([
    { level: 'error', message: 'gave up a mail', template, cause: { type: 'UnsendableMail' } },
    { level: 'info' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/noemie|Noémie/)
})
