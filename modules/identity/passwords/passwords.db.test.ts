import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/harness/db/rows'
import { camille, FIREFOX, join, karim, NEW_PASSWORD, PASSWORD, signIn } from '#test/people'
import { createWorld, mark, setUpMember, DONE, refusal } from '#test/harness/modules/identity'

const HOUR = 60 * 60

const { db, identity, clock, mails, me } = await setUpMember()

const templates = () => mails.map(({ template }) => template)
const opensWith = async (password: string) =>
  (await identity.signIn.begin({ username: camille.username, password }, FIREFOX)).ok

/** A barrier: each caller waits until `expected` callers have arrived. */
function meetingOf(expected: number) {
  let arrived = 0
  let start = () => {}
  const complete = new Promise<void>((resolve) => (start = resolve))
  return () => {
    if (++arrived === expected) start()
    return complete
  }
}

describe('changing the password', () => {
  const change = (currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
    identity.passwords.change(me.caller, { currentPassword, newPassword })

  test('replaces the old one, ends other sessions and sends a mail', async () => {
    const elsewhere = await signIn(identity, me.user.id)

    expect(await change()).toEqual(DONE)
    expect([await opensWith(NEW_PASSWORD), await opensWith(PASSWORD)]).toEqual([true, false])
    expect(await identity.sessions.resume(me.caller.token)).toEqual(me.user)
    expect(await identity.sessions.resume(elsewhere.token)).toBeNull()
    const parameters = { firstName: 'Camille', at: clock.now().toISOString() }
    expect(mails).toEqual([
      { template: 'password-changed', to: me.user.email, userId: me.user.id, parameters },
    ])
  })

  test.each([
    ['', NEW_PASSWORD],
    [', even when the new one is the right one', PASSWORD],
  ])('with a wrong current password changes nothing%s', async (_what, newPassword) => {
    const elsewhere = await signIn(identity, me.user.id)

    expect(await change('Autre-chose-1', newPassword)).toEqual(refusal('wrong-password'))
    expect(await opensWith(PASSWORD)).toBe(true)
    expect(await identity.sessions.resume(elsewhere.token)).toEqual(me.user)
    expect(mails).toEqual([])
  })

  test('voids the reset links that were sent before', async () => {
    const { token } = (await identity.passwords.issueResetToken(me.user.email))!
    await change()

    expect(await identity.passwords.findResetUsername(token)).toBeNull()
  })

  test('to two others at the same moment succeeds once', async () => {
    const rivals = ['Premier-10', 'Second-10'].map((password) => change(PASSWORD, password))

    expect((await Promise.all(rivals)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('by a form sent twice is done once, and spares sessions begun since', async () => {
    expect(await change()).toEqual(DONE)
    const phone = await signIn(identity, me.user.id)
    expect(await change()).toEqual(refusal('wrong-password'))

    expect(await identity.sessions.resume(phone.token)).not.toBeNull()
    expect(templates()).toEqual(['password-changed'])
  })

  test('by a form sent twice at the same moment succeeds twice, with one mail', async () => {
    const bothCompared = meetingOf(2)
    const world = createWorld({
      ...db,
      transaction: async (work, outer) => {
        await bothCompared()
        return db.transaction(work, outer)
      },
    })
    const form = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const sent = [1, 2].map(() => world.identity.passwords.change(me.caller, form))

    expect(await Promise.all(sent)).toEqual([DONE, DONE])
    expect(world.mails.map(({ template }) => template)).toEqual(['password-changed'])
  })
})

describe('asking for a reset link', () => {
  test.each([camille.email, 'personne@example.com'])(
    'queues one mail, and asks later who it is for: %s',
    async (to) => {
      await identity.passwords.requestReset(to)

      expect(mails).toEqual([{ template: 'reset-link', to, parameters: {} }])
    },
  )

  test('gives no token for an unknown address or a blocked member', async () => {
    expect(await identity.passwords.issueResetToken('personne@example.com')).toBeNull()
    await mark(db, camille.username, 'is_blocked')
    expect(await identity.passwords.issueResetToken(camille.email)).toBeNull()
  })
})

describe('a link to reset the password', () => {
  const INVALID = refusal('invalid-token')
  const reset = (link = token) => identity.passwords.reset({ token: link, newPassword: NEW_PASSWORD })
  let token: string
  beforeEach(async () => {
    const issued = await identity.passwords.issueResetToken(me.user.email)
    expect(issued).toEqual({ token: expect.any(String), firstName: 'Camille' })
    token = issued!.token
  })

  test('sets a new password once, ends every session and mails its member', async () => {
    await join(identity, karim)
    mails.length = 0

    expect(await reset()).toEqual({ ok: true, value: { id: me.user.id, username: me.user.username } })
    expect([await opensWith(NEW_PASSWORD), await opensWith(PASSWORD)]).toEqual([true, false])
    expect(await identity.sessions.resume(me.caller.token)).toBeNull()
    expect(mails).toMatchObject([{ template: 'password-changed', to: me.user.email }])
    expect((await identity.signIn.begin({ ...karim }, FIREFOX)).ok).toBe(true)
    expect(await reset()).toEqual(INVALID)
    expect(await identity.passwords.findResetUsername(token)).toBeNull()
  })

  test('is 32 random bytes, kept as a hash that opens nothing', async () => {
    const [row] = await allRows(db, 'password_reset_tokens')

    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await reset(row?.token_hash as string)).toEqual(INVALID)
  })

  test('works once when it is used three times at the same moment', async () => {
    const outcomes = await Promise.all([reset(), reset(), reset()])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('ends after an hour, and its row is deleted', async () => {
    clock.pass(HOUR - 1)
    expect(await identity.passwords.findResetUsername(token)).toBe(camille.username)
    clock.pass(-2 * HOUR)
    expect(await identity.passwords.findResetUsername(token)).toBeNull()
    clock.pass(HOUR + HOUR + 1)

    expect(await identity.passwords.findResetUsername(token)).toBeNull()
    expect(await reset()).toEqual(INVALID)
    expect(await identity.removeExpired()).toBe(1)
  })

  test('is void once a newer one is sent', async () => {
    const newer = (await identity.passwords.issueResetToken(me.user.email))!.token

    expect(await reset()).toEqual(INVALID)
    expect((await reset(newer)).ok).toBe(true)
  })

  test('is void once the e-mail has changed', async () => {
    await identity.accounts.changeProfile(me.caller, { ...camille, email: 'nouvelle@example.com' })

    expect(await reset()).toEqual(INVALID)
  })

  test.each(['', 'zut', 'é'.repeat(200)])(
    'that was made up (%j) is refused, and the real one still works',
    async (madeUp) => {
      expect(await reset(madeUp)).toEqual(INVALID)
      expect((await reset()).ok).toBe(true)
    },
  )

  test('ends the sessions begun with the old password at the same moment', async () => {
    const signIns = Array.from({ length: 20 }, () => identity.signIn.begin({ ...camille }, FIREFOX))
    const [, ...signedIn] = await Promise.all([reset(), ...signIns])

    const tokens = signedIn.flatMap((outcome) =>
      outcome.ok && 'token' in outcome.value ? [outcome.value.token] : [],
    )
    const resumed = await Promise.all(tokens.map((one) => identity.sessions.resume(one)))
    expect(resumed.filter(Boolean)).toEqual([])
  })
})
