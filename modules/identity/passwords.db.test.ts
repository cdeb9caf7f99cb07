import { beforeEach, describe, expect, test } from 'vitest'
import { camille, join, karim, NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { mark, setUpWorld } from '#test/worlds/identity'
import type { User } from '#modules/identity'

const HOUR = 60 * 60
const FIREFOX = 'Firefox sur Android'

const { db, identity, clock, mails } = await setUpWorld()
let user: User

beforeEach(async () => {
  user = await join(identity, camille)
  mails.length = 0
})

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

  test('lets the new one in and the old one out', async () => {
    const token = await identity.startSession(user.id, FIREFOX)

    expect(await identity.changePassword({ userId: user.id, token: token }, change)).toEqual({
      ok: true,
      value: undefined,
    })
    expect(await signsIn(NEW_PASSWORD)).toBe(true)
    expect(await signsIn(PASSWORD)).toBe(false)
  })

  test('ends the sessions elsewhere and keeps this one', async () => {
    const here = await identity.startSession(user.id, FIREFOX)
    const elsewhere = await identity.startSession(user.id, FIREFOX)

    await identity.changePassword({ userId: user.id, token: here }, change)

    expect(await identity.resumeSession(here)).toEqual(user)
    expect(await identity.resumeSession(elsewhere)).toBeNull()
  })

  test('refuses a wrong current password, and changes nothing', async () => {
    const here = await identity.startSession(user.id, FIREFOX)
    const elsewhere = await identity.startSession(user.id, FIREFOX)
    const wrong = { ...change, currentPassword: 'Autre-chose-1' }

    expect(await identity.changePassword({ userId: user.id, token: here }, wrong)).toEqual({
      ok: false,
      code: 'wrong-password',
    })
    expect(await signsIn(PASSWORD)).toBe(true)
    expect(await identity.resumeSession(elsewhere)).toEqual(user)
    expect(mails).toEqual([])
  })

  test('refuses a wrong current password where the new one is the right one: one try is one guess', async () => {
    const here = await identity.startSession(user.id, FIREFOX)
    const guess = { currentPassword: 'Autre-chose-1', newPassword: PASSWORD }

    expect(await identity.changePassword({ userId: user.id, token: here }, guess)).toEqual({
      ok: false,
      code: 'wrong-password',
    })
  })

  test('is told by mail, with the moment', async () => {
    await identity.changePassword(
      { userId: user.id, token: await identity.startSession(user.id, FIREFOX) },
      change,
    )

    expect(mails).toEqual([
      {
        template: 'password-changed',
        to: user.email,
        userId: user.id,
        parameters: { firstName: 'Camille', at: clock.now().toISOString() },
      },
    ])
  })

  test('voids the links that were sent before', async () => {
    const { token } = (await identity.issueResetToken(user.email))!

    await identity.changePassword(
      { userId: user.id, token: await identity.startSession(user.id, FIREFOX) },
      change,
    )

    expect(await identity.canResetPassword(token)).toBe(false)
  })

  test('from two browsers at the same moment succeeds once', async () => {
    const token = await identity.startSession(user.id, FIREFOX)
    const rivals = ['Premier-10', 'Second-10'].map((newPassword) =>
      identity.changePassword({ userId: user.id, token }, { currentPassword: PASSWORD, newPassword }),
    )

    expect((await Promise.all(rivals)).filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('asking for a link', () => {
  test.each([camille.email, 'personne@example.com'])(
    'queues one mail, and asks who it is for later: %s',
    async (to) => {
      await identity.requestPasswordReset(to)

      expect(mails).toEqual([{ template: 'reset-link', to, parameters: {} }])
    },
  )

  test('for an address that no member has gives no token', async () => {
    expect(await identity.issueResetToken('personne@example.com')).toBeNull()
  })

  test('for the address of a blocked member gives no token', async () => {
    await mark(db, camille.username, 'is_blocked')

    expect(await identity.issueResetToken(camille.email)).toBeNull()
  })
})

describe('a link to reset the password', () => {
  let token: string
  beforeEach(async () => {
    const issued = await identity.issueResetToken(user.email)
    expect(issued).toEqual({ token: expect.any(String), firstName: 'Camille' })
    token = issued!.token
  })

  test('sets a new password', async () => {
    expect(await reset(token)).toEqual({ ok: true, value: user })
    expect(await signsIn(NEW_PASSWORD)).toBe(true)
    expect(await signsIn(PASSWORD)).toBe(false)
  })

  test('is 32 random bytes, of which only the hash is kept', async () => {
    const [rows] = await db.sequelize.query('SELECT token_hash FROM password_reset_tokens')

    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    const { token_hash: hash } = rows[0] as { token_hash: string }
    expect(await reset(hash)).toEqual(INVALID)
  })

  test('works once', async () => {
    await reset(token)

    expect(await reset(token)).toEqual(INVALID)
    expect(await identity.canResetPassword(token)).toBe(false)
  })

  test('works once when it is used twice at the same moment', async () => {
    const outcomes = await Promise.all([reset(token), reset(token), reset(token)])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('works up to an hour', async () => {
    clock.pass(HOUR - 1)

    expect(await identity.canResetPassword(token)).toBe(true)
    expect((await reset(token)).ok).toBe(true)
  })

  test('is over after an hour', async () => {
    clock.pass(HOUR)

    expect(await identity.canResetPassword(token)).toBe(false)
    expect(await reset(token)).toEqual(INVALID)
  })

  test('is void once a newer one is sent', async () => {
    const newer = (await identity.issueResetToken(user.email))!.token

    expect(await reset(token)).toEqual(INVALID)
    expect((await reset(newer)).ok).toBe(true)
  })

  test.each(['', 'zut', 'é'.repeat(200)])('that was made up (%j) is refused', async (madeUp) => {
    expect(await reset(madeUp)).toEqual(INVALID)
  })

  test('that was altered is refused, and the real one still works', async () => {
    expect(await reset(token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'))).toEqual(INVALID)
    expect((await reset(token)).ok).toBe(true)
  })

  test('changes nobody else', async () => {
    await join(identity, karim)
    await reset(token)

    expect((await identity.signIn({ username: karim.username, password: PASSWORD }, FIREFOX)).ok).toBe(true)
  })

  test('ends every session of its member, and tells him by mail', async () => {
    const session = await identity.startSession(user.id, FIREFOX)

    await reset(token)

    expect(await identity.resumeSession(session)).toBeNull()
    expect(mails.map(({ template, to }) => [template, to])).toEqual([['password-changed', user.email]])
  })

  test('ends the sessions that its old password begins at the same moment', async () => {
    const signIns = Array.from({ length: 20 }, () =>
      identity.signIn({ username: camille.username, password: PASSWORD }, FIREFOX),
    )
    const [, ...signedIn] = await Promise.all([reset(token), ...signIns])

    const tokens = signedIn.flatMap((outcome) => (outcome.ok ? [outcome.value.token] : []))
    const resumed = await Promise.all(tokens.map((one) => identity.resumeSession(one)))
    expect(resumed.filter(Boolean)).toEqual([])
  })

  test('that is over leaves no row behind', async () => {
    clock.pass(HOUR)

    expect(await identity.removeExpired()).toBe(1)
  })

  test('is void once the e-mail has changed', async () => {
    await identity.changeProfile(
      { userId: user.id, token: await identity.startSession(user.id, FIREFOX) },
      { ...camille, email: 'nouvelle@example.com' },
    )

    expect(await reset(token)).toEqual(INVALID)
  })
})

const INVALID = { ok: false, code: 'invalid-token' }

function reset(token: string) {
  return identity.resetPassword({ token, newPassword: NEW_PASSWORD })
}

async function signsIn(password: string): Promise<boolean> {
  return (await identity.signIn({ username: camille.username, password }, FIREFOX)).ok
}
