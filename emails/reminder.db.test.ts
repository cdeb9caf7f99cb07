import { expect, test } from 'vitest'
import type { Reminder } from '#modules/exams'
import { APP_URL, NOEMIE, setUpMails, welcome } from '#test/harness/modules/mails'

const world = await setUpMails()

const TO = 'noemie@example.be'
const DUE: Reminder = {
  ...{ firstName: 'Noémie', every: 'daily', exam: null },
  themes: [{ theme: 'stockage', due: 12 }],
}
const REMINDER = { template: 'reminder', to: TO, userId: NOEMIE, parameters: { day: '2026-11-20' } } as const

const DIGEST = { ...REMINDER, template: 'ad-digest' } as const

test('a reminder has a link and a header that end it; no other mail has', async () => {
  const { mails } = await world.begin({ takeReminder: () => Promise.resolve(DUE) })
  await mails.queue([REMINDER, welcome('camille@example.be')])

  await mails.sendDue()

  const { headers, links } = await world.next(TO)
  const url = `${APP_URL}/desabonnement/jeton-de-${NOEMIE}-reminder`
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(links).toContain(url)
  expect(Object.keys((await world.next('camille@example.be')).headers).join()).not.toContain('unsubscribe')
})

test('a digest of alerts can be ended, and counts as seen once it has gone', async () => {
  const noted: unknown[] = []
  const until = new Date('2026-11-20T06:00:00Z')
  const ads = [{ id: 45, title: 'Lunette 6-24×50', price: '290€', location: 'Huy' }]
  const { mails } = await world.begin({
    takeDigest: () => Promise.resolve({ firstName: 'Noémie', ads, hasMore: false, until }),
    noteDigest: async (...of) => void noted.push(of),
  })
  await mails.queue(DIGEST)

  await mails.sendDue()

  const { headers, links, subject } = await world.next(TO)
  const url = `${APP_URL}/desabonnement/jeton-de-${NOEMIE}-ad-digest`
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(links).toEqual(expect.arrayContaining([url, `${APP_URL}/classified-ads/45`]))
  expect(subject).toBe('1\u00a0nouvelle annonce')
  expect(noted).toEqual([[NOEMIE, until]])
})

test('a digest of alerts without an ad is dropped', async () => {
  const noted: unknown[] = []
  const { mails } = await world.begin({ noteDigest: async (...of) => void noted.push(of) })
  await mails.queue(DIGEST)

  await mails.sendDue()

  expect([world.received(), await world.waiting(), noted]).toEqual([[], [], []])
})

test('a reminder that is no longer wanted at its turn is dropped', async () => {
  const asked: unknown[] = []
  const { mails } = await world.begin({ takeReminder: async (...of) => (asked.push(of), null) })
  await mails.queue(REMINDER)

  await mails.sendDue()

  expect(asked).toEqual([[NOEMIE, '2026-11-20']])
  expect(world.received()).toEqual([])
  expect(await world.waiting()).toEqual([])
})

test('reminders of a morning go after all other mails', async () => {
  const { mails, clock } = await world.begin({ takeReminder: () => Promise.resolve(DUE) })
  await mails.queue([REMINDER, REMINDER])
  clock.pass(60)
  await mails.queue(welcome('camille@example.be'))

  await mails.sendDue()

  expect(world.received().map(({ to }) => to)).toEqual(['camille@example.be', TO, TO])
})
