import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/harness/db/rows'
import type { Refusal } from '#test/harness/mailbox'
import { setUpAdminMails } from '#test/harness/modules/mails'

const PAGE = { limit: 10, offset: 0 }
const DAY = 24 * 60 * 60
const SPAM: Refusal = { at: 'DATA', code: 554, text: '5.6.0 this looks like spam' }

const TO = 'camille@example.com'

let refusal: Refusal | null
const { admin, callers, clock, db, identity, logged, mailbox, mails } = await setUpAdminMails({
  refuse: () => refusal,
})
beforeEach(() => {
  refusal = SPAM
})
afterEach(() => db.write('DELETE FROM mails'))

const list = async () => (await mails.failed.list(PAGE)).items

/** Sends a mail to Camille that the server refuses. */
async function fail() {
  await mails.queue({
    template: 'account-removed',
    to: TO,
    userId: callers.camille.userId,
    parameters: { firstName: 'Camille' },
  })
  await mails.sendDue()
  const [failed] = await list()
  return failed!
}

test('a mail whose text is refused is kept and counted for admins', async () => {
  expect(await fail()).toMatchObject({
    ...{ to: TO, userId: callers.camille.userId, kind: 'Compte supprimé par un administrateur' },
    ...{ failure: 'text', answer: '554 5.6.0', attempts: 1, resendRefusal: null },
  })
  expect(await mails.countWaiting()).toBe(0)
  expect(
    (await admin.overview({ id: callers.elodie.userId, secondFactorAt: null })).waiting.failedMails.count,
  ).toBe(1)
})

test('a failed mail is sent again once, logged without its address', async () => {
  const { id } = await fail()
  refusal = { at: 'DATA', code: 451, text: 'later' }
  clock.pass(3 * DAY)
  expect(await admin.mails.resend(callers.elodie, id)).toMatchObject({ ok: true })
  expect(await admin.mails.resend(callers.elodie, id)).toMatchObject({ ok: false, code: 'not-found' })
  await mails.sendDue()
  // The day of tries starts again when the admin sends it again.
  expect(await allRows(db, 'mails')).toMatchObject([{ attempts: 1, failed_at: null }])

  refusal = SPAM
  clock.pass(60)
  await mails.sendDue()
  expect(await list()).toMatchObject([{ resendRefusal: 'resent' }])
  expect(await admin.mails.resend(callers.elodie, id)).toMatchObject({ ok: false, code: 'resent' })
  expect(await admin.mails.delete(callers.elodie, id)).toMatchObject({ ok: true })

  expect(await list()).toEqual([])
  const entries = await logged()
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['mail.delete', 'Compte supprimé par un administrateur'],
    ['mail.resend', 'Compte supprimé par un administrateur'],
  ])
  expect(entries[0]!.changes[0]).toEqual({ field: 'recipient', before: 'camille', after: null })
  expect(JSON.stringify(entries)).not.toContain(TO)
})

test('a failed mail that is sent again arrives, and leaves the list', async () => {
  const { id } = await fail()
  refusal = null
  await admin.mails.resend(callers.elodie, id)
  await mails.sendDue()

  expect((await mailbox.next(TO)).subject).toBe('Votre compte a été supprimé')
  expect(await allRows(db, 'mails')).toEqual([])
})

test('a failed mail whose link has ended is not sent again', async () => {
  await db.write(
    `INSERT INTO mails (recipient, template, parameters, attempts, created_at, next_try_at, failed_at, failure)
     VALUES ($1, 'reset-link', '{}', 1, $2, $2, $2, 'address')`,
    [TO, clock.now()],
  )
  const { id } = (await list())[0]!

  expect(await admin.mails.resend(callers.elodie, id)).toMatchObject({ ok: false, code: 'link' })
  expect(await list()).toHaveLength(1)
})

test('a failed mail is removed after 30 days', async () => {
  await fail()
  clock.pass(30 * DAY)
  await admin.removeExpired()
  expect(await list()).toHaveLength(1)
  clock.pass(1)
  await admin.removeExpired()
  expect(await list()).toEqual([])
})

test('a failed mail is not sent again or removed by a member', async () => {
  const { id } = await fail()

  expect(await admin.mails.resend(callers.camille, id)).toMatchObject({ ok: false, code: 'not-admin' })
  expect(await admin.mails.delete(callers.camille, id)).toMatchObject({ ok: false, code: 'not-admin' })
  expect(await list()).toHaveLength(1)
})

describe('a refused address', () => {
  const since = async () => (await identity.members.find(callers.camille.userId))!.emailRefusedAt
  const GONE: Refusal = { at: 'RCPT TO', code: 550, text: `5.1.1 <${TO}> is unknown here` }

  test('is marked since the first refusal, until its server takes a mail', async () => {
    refusal = GONE
    const first = clock.now()
    await fail()
    clock.pass(60)
    await fail()
    expect(await since()).toEqual(first)

    refusal = null
    await fail()
    expect(await since()).toBeNull()
  })

  test.each<Refusal>([
    { at: 'RCPT TO', code: 450, text: '4.2.0 later' },
    { at: 'RCPT TO', code: 550, text: '5.7.1 not from you' },
    SPAM,
  ])('is not marked by the answer $at $code $text', async (one) => {
    refusal = one
    await fail()

    expect(await since()).toBeNull()
  })

  test('loses its mark when it is confirmed again', async () => {
    await identity.emailAddresses.confirm(callers.camille.userId, TO)
    refusal = GONE
    await fail()
    expect(await identity.emailAddresses.sendConfirmation(callers.camille)).toMatchObject({ ok: true })
    await identity.emailAddresses.confirm(callers.camille.userId, TO)

    expect(await since()).toBeNull()
    expect(await identity.emailAddresses.sendConfirmation(callers.camille)).toMatchObject({
      code: 'confirmed',
    })
  })

  test('loses its mark when it is replaced', async () => {
    refusal = GONE
    await fail()
    const person = { firstName: 'Camille', lastName: 'Dubois', phone: null }
    await identity.accounts.changeProfile(callers.camille, { ...person, email: 'camille.neuve@example.com' })

    expect(await since()).toBeNull()
  })
})
