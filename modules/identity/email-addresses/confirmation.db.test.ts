import { describe, expect, test } from 'vitest'
import { camille, FIREFOX, join, karim, newcomer, NEW_PASSWORD } from '#test/people'
import { setUpMember, DONE, refusal } from '#test/harness/modules/identity'

const { db, identity, clock, mails, me } = await setUpMember()

const ask = (id = me.user.id) => db.transaction((tx) => identity.emailAddresses.askForConfirmation(id, tx))
const request = () => ({
  template: 'address-confirmation',
  to: me.user.email,
  userId: me.user.id,
  parameters: { firstName: 'Camille' },
})

describe('confirming an address', () => {
  test('is not done by registering, and once done it stays', async () => {
    expect(await identity.emailAddresses.isConfirmed(me.user.id)).toBe(false)

    expect(await identity.emailAddresses.confirm(me.user.id, me.user.email)).toBe(true)
    const confirmedAt = clock.now()
    clock.pass(60)
    expect(await identity.emailAddresses.confirm(me.user.id, me.user.email)).toBe(true)

    expect(await identity.emailAddresses.isConfirmed(me.user.id)).toBe(true)
    expect(await identity.members.find(me.user.id)).toMatchObject({ emailConfirmedAt: confirmedAt })
  })

  test('is for its member and for no other address', async () => {
    const other = await join(identity, karim)
    expect(await identity.emailAddresses.confirm(other.id, me.user.email)).toBe(false)
    expect(await identity.emailAddresses.confirm(2 ** 31 - 1, me.user.email)).toBe(false)

    expect([
      await identity.emailAddresses.isConfirmed(me.user.id),
      await identity.emailAddresses.isConfirmed(other.id),
    ]).toEqual([false, false])
  })

  test('ends with a change of address, and the old link confirms nothing', async () => {
    await identity.emailAddresses.confirm(me.user.id, me.user.email)
    await identity.accounts.changeProfile(me.caller, { ...camille, firstName: 'Cam' })
    expect(await identity.emailAddresses.isConfirmed(me.user.id)).toBe(true)

    await identity.accounts.changeProfile(me.caller, { ...camille, email: 'nouvelle@example.com' })
    expect(await identity.emailAddresses.isConfirmed(me.user.id)).toBe(false)
    expect(await identity.emailAddresses.confirm(me.user.id, me.user.email)).toBe(false)
  })

  test('is done by a link to a new password, which was mailed there', async () => {
    const { token } = (await identity.passwords.issueResetToken(me.user.email))!
    await identity.passwords.reset({ token, newPassword: NEW_PASSWORD })

    expect(await identity.emailAddresses.isConfirmed(me.user.id)).toBe(true)
  })
})

describe('the request to confirm an address', () => {
  test('is sent at the registration, and not again by the site itself', async () => {
    await ask()

    expect(mails).toEqual([])
  })

  test('is sent once to a member whom nobody has asked', async () => {
    await db.write('UPDATE users SET confirmation_asked_at = NULL')
    await ask()
    await ask()

    expect(mails).toEqual([request()])
  })

  test('is never sent for a confirmed address', async () => {
    await db.write('UPDATE users SET confirmation_asked_at = NULL')
    await identity.emailAddresses.confirm(me.user.id, me.user.email)
    await ask()

    expect(mails).toEqual([])
    expect(await identity.emailAddresses.sendConfirmation(me.caller)).toEqual(refusal('confirmed'))
  })

  test('says to which page its link leads on, that of the welcome too', async () => {
    await identity.accounts.register(newcomer(karim), FIREFOX, '/classified-ads/5')
    await identity.emailAddresses.sendConfirmation(me.caller, '/messages/7')

    const [welcome, again] = mails
    expect(welcome).toMatchObject({ template: 'welcome', parameters: { redirectTo: '/classified-ads/5' } })
    expect(again).toMatchObject({ parameters: { redirectTo: '/messages/7' } })
  })

  test('is sent each time the member asks, but not after signing out', async () => {
    expect([
      await identity.emailAddresses.sendConfirmation(me.caller),
      await identity.emailAddresses.sendConfirmation(me.caller),
    ]).toEqual([DONE, DONE])
    expect(mails).toEqual([request(), request()])
    await identity.sessions.end(me.caller.token)

    expect(await identity.emailAddresses.sendConfirmation(me.caller)).toEqual(refusal('signed-out'))
  })
})
