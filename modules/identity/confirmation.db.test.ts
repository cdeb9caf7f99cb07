import { beforeEach, describe, expect, test } from 'vitest'
import { camille, FIREFOX, join, karim, newcomer, NEW_PASSWORD, signIn } from '#test/people'
import { setUpIdentity, DONE, refusal } from '#test/harness/modules/identity'
import type { Caller, User } from '#modules/identity'

const { db, identity, clock, mails } = await setUpIdentity()
let user: User
let caller: Caller
beforeEach(async () => {
  user = await join(identity, camille)
  caller = await signIn(identity, user.id)
  mails.length = 0
})

const ask = (id = user.id) => db.transaction((tx) => identity.askForConfirmation(id, tx))
const request = () => ({
  template: 'address-confirmation',
  to: user.email,
  userId: user.id,
  parameters: { firstName: 'Camille' },
})

describe('confirming an address', () => {
  test('is not done by registering, and once done it stays', async () => {
    expect(await identity.isConfirmed(user.id)).toBe(false)

    expect(await identity.confirmAddress(user.id, user.email)).toBe(true)
    const confirmedAt = clock.now()
    clock.pass(60)
    expect(await identity.confirmAddress(user.id, user.email)).toBe(true)

    expect(await identity.isConfirmed(user.id)).toBe(true)
    expect(await identity.find(user.id)).toMatchObject({ emailConfirmedAt: confirmedAt })
  })

  test('is for its member and for no other address', async () => {
    const other = await join(identity, karim)
    expect(await identity.confirmAddress(other.id, user.email)).toBe(false)
    expect(await identity.confirmAddress(2 ** 31 - 1, user.email)).toBe(false)

    expect([await identity.isConfirmed(user.id), await identity.isConfirmed(other.id)]).toEqual([
      false,
      false,
    ])
  })

  test('ends with a change of address, and the old link confirms nothing', async () => {
    await identity.confirmAddress(user.id, user.email)
    await identity.changeProfile(caller, { ...camille, firstName: 'Cam' })
    expect(await identity.isConfirmed(user.id)).toBe(true)

    await identity.changeProfile(caller, { ...camille, email: 'nouvelle@example.com' })
    expect(await identity.isConfirmed(user.id)).toBe(false)
    expect(await identity.confirmAddress(user.id, user.email)).toBe(false)
  })

  test('is done by a link to a new password, which was mailed there', async () => {
    const { token } = (await identity.issueResetToken(user.email))!
    await identity.resetPassword({ token, newPassword: NEW_PASSWORD })

    expect(await identity.isConfirmed(user.id)).toBe(true)
  })
})

describe('the request to confirm an address', () => {
  test('is sent at the registration, and not again by the site itself', async () => {
    await ask()

    expect(mails).toEqual([])
  })

  test('is sent once to a member whom nobody has asked', async () => {
    await db.run('UPDATE users SET confirmation_asked_at = NULL')
    await ask()
    await ask()

    expect(mails).toEqual([request()])
  })

  test('is never sent for a confirmed address', async () => {
    await db.run('UPDATE users SET confirmation_asked_at = NULL')
    await identity.confirmAddress(user.id, user.email)
    await ask()

    expect(mails).toEqual([])
    expect(await identity.sendConfirmation(caller)).toEqual(refusal('confirmed'))
  })

  test('says to which page its link leads on, that of the welcome too', async () => {
    await identity.register(newcomer(karim), FIREFOX, '/classified-ads/5')
    await identity.sendConfirmation(caller, '/messages/7')

    const [welcome, again] = mails
    expect(welcome).toMatchObject({ template: 'welcome', parameters: { redirectTo: '/classified-ads/5' } })
    expect(again).toMatchObject({ parameters: { redirectTo: '/messages/7' } })
  })

  test('is sent each time the member asks, but not after signing out', async () => {
    expect([await identity.sendConfirmation(caller), await identity.sendConfirmation(caller)]).toEqual([
      DONE,
      DONE,
    ])
    expect(mails).toEqual([request(), request()])
    await identity.endSession(caller.token)

    expect(await identity.sendConfirmation(caller)).toEqual(refusal('signed-out'))
  })
})
