import { expect, test, vi } from 'vitest'
import type { EndingAd } from '#modules/ads'
import type { Reminder } from '#modules/exams'
import type { Mail } from '#modules/kernel/mails'
import { APP_URL, NOEMIE, setUpMails, welcome } from '#test/harness/modules/mails'
import type { MailDependencies } from './index'

const world = await setUpMails()

const TO = 'noemie@example.be'
const REMINDER = { template: 'reminder', to: TO, userId: NOEMIE, parameters: { day: '2026-11-20' } } as const
const DIGEST = { ...REMINDER, template: 'ad-digest' } as const
const expiresAt = new Date('2027-01-18T17:12:00.000Z')
const ENDING = {
  ...REMINDER,
  template: 'ad-ending',
  parameters: { adId: 7, expiresAt: expiresAt.toISOString() },
} as const

const DUE: Reminder = {
  ...{ firstName: 'Noémie', every: 'daily', exam: null },
  today: {
    due: 12,
    fresh: 0,
    minutes: 5,
    focus: null,
    given: { answers: 0, right: 0 },
    tomorrow: { due: 3, fresh: 0, minutes: 2 },
  },
}
const LUNETTE: EndingAd = {
  ...{ firstName: 'Noémie', title: 'Lunette', expiresAt, isExpired: false },
  deletedAt: new Date('2027-02-17T17:12:00.000Z'),
}

test('a reminder has a link and a header that end it; no other mail has', async () => {
  const composeReminder = vi.fn(() => Promise.resolve(DUE))
  const { mails } = await world.begin({ composeReminder })
  await mails.queue([REMINDER, welcome('camille@example.be')])

  await mails.sendDue()

  expect(composeReminder.mock.calls).toEqual([[NOEMIE, '2026-11-20']])
  const { headers, links } = await world.next(TO)
  expect(headers).toMatchObject(ended('reminder'))
  expect(links).toContain(`${APP_URL}/desabonnement/jeton-de-${NOEMIE}-reminder`)
  expect(Object.keys((await world.next('camille@example.be')).headers).join()).not.toContain('unsubscribe')
})

test('a link to confirm an address leads on to the page that was wanted', async () => {
  const { mails } = await world.begin()
  const parameters = { firstName: 'Noémie', redirectTo: '/messages/7' }
  await mails.queue({ template: 'address-confirmation', to: TO, userId: NOEMIE, parameters })

  await mails.sendDue()

  const { links } = await world.next(TO)
  expect(links).toContain(`${APP_URL}/confirmation/${NOEMIE}.pour-${TO}?redirectTo=%2Fmessages%2F7`)
})

test('a digest of alerts can be ended, and counts as seen once it has gone', async () => {
  const recordDigest = vi.fn(() => Promise.resolve())
  const until = new Date('2026-11-20T06:00:00Z')
  const ads = [{ id: 45, title: 'Lunette 6-24×50', price: '290€', location: 'Huy' }]
  const composeDigest = () => Promise.resolve({ firstName: 'Noémie', ads, hasMore: false, until })
  const { mails } = await world.begin({ composeDigest, recordDigest })
  await mails.queue(DIGEST)

  await mails.sendDue()

  const { headers, links, subject } = await world.next(TO)
  expect(headers).toMatchObject(ended('ad-digest'))
  const url = `${APP_URL}/desabonnement/jeton-de-${NOEMIE}-ad-digest`
  expect(links).toEqual(expect.arrayContaining([url, `${APP_URL}/classified-ads/45`]))
  expect(subject).toBe('1\u00a0nouvelle annonce')
  expect(recordDigest.mock.calls).toEqual([[NOEMIE, until]])
})

test('the mail about the end of an ad has a link made when it is sent', async () => {
  const findEnding = vi.fn(() => Promise.resolve(LUNETTE))
  const renewalToken: MailDependencies['renewalToken'] = ({ id, expiresAt: at }) => `${id}.${at.getTime()}`
  const { mails } = await world.begin({ findEnding, renewalToken })
  await mails.queue(ENDING)
  expect(JSON.stringify(await world.waiting())).not.toContain('renouveler')

  await mails.sendDue()

  expect(findEnding.mock.calls).toEqual([[{ id: 7, expiresAt }]])
  expect((await world.next(TO)).links).toContain(`${APP_URL}/renouveler/7.${expiresAt.getTime()}`)
})

const NONE = () => Promise.resolve(null)

test.each<[string, Mail, Partial<MailDependencies>]>([
  ['a reminder that is no longer wanted', REMINDER, { composeReminder: NONE }],
  [
    'a digest of alerts without an ad',
    DIGEST,
    { composeDigest: NONE, recordDigest: () => expect.unreachable() },
  ],
  ['the end of an ad that is renewed, sold or gone', ENDING, { findEnding: NONE }],
  [
    'the end of an ad, after it',
    ENDING,
    { findEnding: () => Promise.resolve({ ...LUNETTE, isExpired: true }) },
  ],
])('a mail with nothing to say at its turn is dropped: %s', async (_what, mail, dependencies) => {
  const tried: string[] = []
  const { mails, lines } = await world.begin({
    ...dependencies,
    tried: (outcome) => void tried.push(outcome),
  })
  await mails.queue(mail)

  await mails.sendDue()

  expect([world.received(), await world.waiting(), tried]).toEqual([[], [], ['dropped']])
  expect(lines).toMatchObject([{ level: 'info', template: mail.template }])
})

const ended = (template: string) => ({
  'list-unsubscribe': `<${APP_URL}/desabonnement/jeton-de-${NOEMIE}-${template}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})
