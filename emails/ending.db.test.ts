import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EndingAd } from '#modules/ads'
import type { Mailbox } from '#test/harness/mailbox'
import { APP_URL, NOEMIE, openWorld } from '#test/harness/modules/mails'

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
const expiresAt = new Date('2027-01-18T17:12:00.000Z')
const ENDING: EndingAd = {
  ...{ firstName: 'Noémie', title: 'Lunette', expiresAt, hasEnded: false },
  deletedAt: new Date('2027-02-17T17:12:00.000Z'),
}
const mailOf = (template: 'ad-ending' | 'ad-ended') => {
  const parameters = { adId: 7, expiresAt: expiresAt.toISOString() }
  return { template, to: TO, userId: NOEMIE, parameters } as const
}

test('the mail about the end of an ad has a link made when it is sent', async () => {
  const asked: unknown[] = []
  const { mails } = await world.begin(mailbox, {
    findEnding: async (link) => (asked.push(link), ENDING),
    renewalToken: ({ id, expiresAt }) => `${id}.${expiresAt.getTime()}`,
  })
  await mails.queue(mailOf('ad-ending'))
  expect(JSON.stringify(await world.waiting())).not.toContain('renouveler')

  await mails.sendDue()

  expect(asked).toEqual([{ id: 7, expiresAt }])
  expect((await mailbox.next(TO)).links).toContain(`${APP_URL}/renouveler/7.${expiresAt.getTime()}`)
})

test.each([
  ['of an ad that is renewed, sold or gone', 'ad-ending', null],
  ['that announces what has happened since', 'ad-ending', { ...ENDING, hasEnded: true }],
] as const)('the mail about the end of an ad %s is dropped', async (_which, template, found) => {
  const { mails } = await world.begin(mailbox, { findEnding: () => Promise.resolve(found) })
  await mails.queue(mailOf(template))

  await mails.sendDue()

  expect(mailbox.received).toEqual([])
  expect(await world.waiting()).toEqual([])
})
