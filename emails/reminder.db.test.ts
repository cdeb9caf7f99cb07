import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Reminder } from '#modules/exams'
import type { Mailbox } from '#test/mailbox'
import { APP_URL, NOEMIE, openWorld, welcome } from '#test/worlds/mails'

let world: Awaited<ReturnType<typeof openWorld>>
let mailbox: Mailbox
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  mailbox = await world.mailbox()
})
afterEach(() => mailbox.close())
afterAll(() => world.close())

const TO = 'noemie@example.be'
const DUE: Reminder = {
  ...{ firstName: 'Noémie', every: 'daily', exam: null },
  themes: [{ theme: 'stockage', due: 12 }],
}
const REMINDER = { template: 'reminder', to: TO, userId: NOEMIE, parameters: { day: '2026-11-20' } } as const

test('a reminder can be ended by the mail program alone, and by its reader; no other mail can', async () => {
  const { mails } = await world.begin(mailbox, { takeReminder: () => Promise.resolve(DUE) })
  await mails.queue([REMINDER, welcome('camille@example.be')])

  await mails.sendDue()

  const { headers, links } = await mailbox.next(TO)
  const url = `${APP_URL}/desabonnement/jeton-de-${NOEMIE}`
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(links).toContain(url)
  expect(Object.keys((await mailbox.next('camille@example.be')).headers).join()).not.toContain('unsubscribe')
})

test('a reminder that is no longer wanted when its turn comes is dropped', async () => {
  const asked: unknown[] = []
  const { mails } = await world.begin(mailbox, { takeReminder: async (...of) => (asked.push(of), null) })
  await mails.queue(REMINDER)

  await mails.sendDue()

  expect(asked).toEqual([[NOEMIE, '2026-11-20']])
  expect(mailbox.received).toEqual([])
  expect(await world.waiting()).toEqual([])
})

test('all other mails go before the reminders of a morning', async () => {
  const { mails, clock } = await world.begin(mailbox, { takeReminder: () => Promise.resolve(DUE) })
  await mails.queue([REMINDER, REMINDER])
  clock.pass(60)
  await mails.queue(welcome('camille@example.be'))

  await mails.sendDue()

  expect(mailbox.received.map(({ to }) => to)).toEqual(['camille@example.be', TO, TO])
})
