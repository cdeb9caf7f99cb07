import { beforeEach, expect, test } from 'vitest'
import type { Refusal } from '#test/harness/mailbox'
import { openVault } from '#app/start/vault.server'
import { createIdentity, type Identity } from '#modules/identity'
import { allRows } from '#test/harness/db/rows'
import { camille, join } from '#test/people'
import { APP_URL, setUpMails } from '#test/harness/modules/mails'

let refusal: Refusal | null
const world = await setUpMails({ refuse: () => refusal })
beforeEach(() => {
  refusal = null
})

test('a reset link is made when its mail is sent, and stored as a hash only', async () => {
  const { identity, mails, lines } = await begin()
  await identity.passwords.requestReset(camille.email)
  const before = await allRows(world.db, 'password_reset_tokens')

  await mails.sendDue()

  const { links, html } = await world.next(camille.email)
  const link = links.find((one) => one.startsWith(`${APP_URL}/reset-password?token=`)) ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(before).toEqual([])
  expect(html).toContain(`href="${link}"`)
  expect(await identity.passwords.findResetUsername(token)).toBe(camille.username)
  expect(JSON.stringify([await allRows(world.db, 'password_reset_tokens'), lines])).not.toContain(token)
})

test('a reset link for an unknown address is neither sent nor logged', async () => {
  const { identity, mails, lines } = await begin()
  await identity.passwords.requestReset('personne@example.be')

  await mails.sendDue()

  expect(world.received().filter(({ to }) => to === 'personne@example.be')).toEqual([])
  expect(await world.waiting()).toEqual([])
  expect(lines).toEqual([])
})

test('a reset link of a second try works, in a mail of its own', async () => {
  const { identity, mails, clock } = await begin()
  await identity.passwords.requestReset(camille.email)
  refusal = { at: 'DATA', code: 451, text: 'lost my disk' }
  await mails.sendDue()
  refusal = null
  clock.pass(60)
  await mails.sendDue()

  const { links, messageId } = await world.next(camille.email)
  expect(messageId).toMatch(/^<mail\.\d+\.\d+\.2@prepa-lts\.example>$/)
  expect(
    await identity.passwords.findResetUsername(new URL(links[0] ?? '').searchParams.get('token') ?? ''),
  ).toBe(camille.username)
})

/** Identity and mails, joined as in the site, with Camille; her welcome mail has been sent. */
async function begin() {
  await world.db.write("DELETE FROM users WHERE username = 'camille'")
  const issueResetToken: Identity['passwords']['issueResetToken'] = (email) =>
    identity.passwords.issueResetToken(email)
  const { mails, clock, lines } = await world.begin({ issueResetToken })
  const report = (fault: unknown) => expect.fail(String(fault))
  const vault = openVault('un-secret-de-trente-deux-signes-1')
  const removeOwnRows = () => Promise.resolve(0)
  const given = { db: world.db, clock, mails, vault, argon2Memory: 8, removeOwnRows, report }
  const identity = createIdentity(given)
  await join(identity, camille)
  await mails.sendDue()
  await world.next(camille.email)
  lines.length = 0
  return { identity, mails, clock, lines }
}
