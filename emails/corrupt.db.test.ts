import { afterAll, beforeAll, expect, test } from 'vitest'
import { insert, NOON } from '#test/db/rows'
import { openWorld, welcome } from '#test/worlds/mails'

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
])('a row with %s waits, and holds nothing up', async (_what, template, parameters) => {
  const mailbox = await world.mailbox()
  const { mails, clock, lines } = await world.begin(mailbox)
  await add(template, parameters, clock.now())
  await mails.queue(welcome('karim@example.be'))

  await mails.sendDue().finally(() => mailbox.close())

  expect(mailbox.received.map(({ to }) => to)).toEqual(['karim@example.be'])
  expect(await world.waiting()).toMatchObject([{ template, parameters, attempts: 1 }])
  expect(lines).toMatchObject([
    { level: 'warn', message: 'a mail could not be sent yet', template, cause: { type: 'UnreadableMail' } },
    { level: 'info' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/noemie|Noémie/)
})

test('a row that no version has understood for a day is given up', async () => {
  const mailbox = await world.mailbox()
  const { mails, clock, lines } = await world.begin(mailbox)
  await add('no-such-mail', '{}', clock.now())

  clock.pass(24 * 60 * 60)
  await mails.sendDue().finally(() => mailbox.close())

  expect(await world.waiting()).toEqual([])
  expect(lines).toMatchObject([
    { level: 'error', message: 'gave up a mail', cause: { type: 'UnreadableMail' } },
  ])
})

function add(template: string, parameters: string, at: Date) {
  const row = { recipient: 'noemie@example.be', template, parameters, created_at: at, next_try_at: at }
  return insert(world.db, 'mails', row)
}
