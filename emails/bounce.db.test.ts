import { beforeEach, describe, expect, test } from 'vitest'
import { openLinkTokens } from '#app/start/link-tokens.server'
import { openMessageIds } from '#app/start/message-ids.server'
import { absenceNote, exchangeBounce, postfixBounce } from '#test/things/bounces'
import { setUpAdminMails } from '#test/harness/modules/mails'
import { readBounce } from './index'

const messageIds = openMessageIds(openLinkTokens('un-secret-de-trente-deux-signes-1'))
const { callers, clock, db, identity, mailbox, mails } = await setUpAdminMails({ messageIds })
const CAMILLE = 'camille@example.com'
const KARIM = 'karim@example.com'

/** The Message-IDs of mails that have arrived. */
const hers = await send(CAMILLE)
const his = await send(KARIM)
beforeEach(() => db.write('UPDATE users SET email_refused_at = NULL'))

async function send(to: string) {
  await mails.queue({ template: 'account-removed', to, parameters: { firstName: 'Camille' } })
  await mails.sendDue()
  return (await mailbox.next(to)).messageId
}

/** Does what the command does with a mail. */
async function take(message: string | Buffer) {
  const bounce = await readBounce(Buffer.from(message as string))
  return bounce !== null && mails.recordBounce(bounce)
}

/** A report inside a report, `depth` times. */
const nested = (depth: number) =>
  Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/report; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  ).join('')

const refused = async () =>
  (await db.read<{ email: string }>('SELECT email FROM users WHERE email_refused_at IS NOT NULL')).map(
    ({ email }) => email,
  )

test.each([
  ['as Postfix writes it', postfixBounce(hers, { address: CAMILLE })],
  ['as Exchange does, in other case', exchangeBounce(hers, CAMILLE.replace('example', 'Example'))],
  [
    'of another address, to which this one forwards',
    postfixBounce(hers, { address: 'camille@ailleurs.example', forwardedBy: CAMILLE }),
  ],
  [
    'of two recipients, of whom the mail was for one',
    postfixBounce(hers, { address: KARIM }, { address: CAMILLE }),
  ],
  [
    'of two recipients, of whom one only waits',
    postfixBounce(hers, { address: KARIM, action: 'delayed', status: '4.4.1' }, { address: CAMILLE }),
  ],
])('a bounce marks the address whose mail it returns: %s', async (_what, report) => {
  expect(await take(report)).toBe(true)

  expect(await refused()).toEqual([CAMILLE])
})

describe('no address is marked by', () => {
  const FORGED = `<mail.1.${Date.UTC(2026, 10, 20)}.${'A'.repeat(43)}@prepa-lts.example>`

  test.each<[string, string | Buffer]>([
    ['a made-up Message-ID', postfixBounce(FORGED, { address: CAMILLE })],
    ["another site's Message-ID", postfixBounce('<x.y@example.com>', { address: CAMILLE })],
    ['the Message-ID of a mail to somebody else', postfixBounce(his, { address: CAMILLE })],
    ['a mail that does not come back', exchangeBounce(hers, CAMILLE).replace(/\r\nMessage-ID: <mail.*/, '')],
    ['a delay', postfixBounce(hers, { address: CAMILLE, action: 'delayed', status: '4.4.1' })],
    ['a delay, whatever its status', postfixBounce(hers, { address: CAMILLE, action: 'delayed' })],
    ['a failure for now', postfixBounce(hers, { address: CAMILLE, status: '4.2.2' })],
    ['what the server calls policy', postfixBounce(hers, { address: CAMILLE, status: '5.7.1' })],
    ['a text that is refused', postfixBounce(hers, { address: CAMILLE, status: '5.6.0' })],
    ['a delivery', postfixBounce(hers, { address: CAMILLE, action: 'delivered', status: '2.0.0' })],
    ['a failure without a status', postfixBounce(hers, { address: CAMILLE, status: '' })],
    ['an answer by a program', absenceNote(hers, CAMILLE)],
    ['what is no mail', `${hers}: ${CAMILLE} failed, 5.1.1`],
    ['a mail that is taken apart without end', nested(300)],
    ['nothing', ''],
    ['NUL bytes', Buffer.alloc(10_000)],
    ['NUL bytes in a report', postfixBounce(hers, { address: `\0${CAMILLE}\0` })],
  ])('%s', async (_what, message) => {
    expect(await take(message)).toBe(false)

    expect(await refused()).toEqual([])
  })
})

test('a bounced address stays marked, though a relay takes its next mail', async () => {
  await take(postfixBounce(hers, { address: CAMILLE }))
  await identity.emailAddresses.recordDelivery(CAMILLE, 'taken')
  expect(await refused()).toEqual([CAMILLE])

  await identity.emailAddresses.confirm(callers.camille.userId, CAMILLE)
  expect(await refused()).toEqual([])
})

test('a bounce of an address that refused before is not undone by a relay', async () => {
  await identity.emailAddresses.recordDelivery(CAMILLE, 'refused')
  expect(await take(postfixBounce(hers, { address: CAMILLE }))).toBe(true)
  await identity.emailAddresses.recordDelivery(CAMILLE, 'taken')

  expect(await refused()).toEqual([CAMILLE])
})

test('a mail undoes a refusal that came after a bounce was undone', async () => {
  await take(postfixBounce(hers, { address: CAMILLE }))
  await identity.emailAddresses.confirm(callers.camille.userId, CAMILLE)
  await identity.emailAddresses.recordDelivery(CAMILLE, 'refused')
  await identity.emailAddresses.recordDelivery(CAMILLE, 'taken')

  expect(await refused()).toEqual([])
})

test('a bounced address stays marked since its first bounce', async () => {
  const report = postfixBounce(hers, { address: CAMILLE })
  const since = clock.now()
  await take(report)
  clock.pass(60)

  expect(await take(report)).toBe(false)
  expect((await identity.members.find(callers.camille.userId))!.emailRefusedAt).toEqual(since)
})

test('a bounce marks no address that its member has replaced since', async () => {
  const person = { firstName: 'Camille', lastName: 'Dubois', phone: null }
  await identity.accounts.changeProfile(callers.camille, { ...person, email: 'camille.neuve@example.com' })

  expect(await take(postfixBounce(hers, { address: CAMILLE }))).toBe(false)
  expect(await refused()).toEqual([])
})
