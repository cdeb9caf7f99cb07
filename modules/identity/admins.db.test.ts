import { describe, expect, test } from 'vitest'
import type { Registration } from '#modules/identity'
import { camille, join, karim, PASSWORD } from '#test/worlds/people'
import { mark, setUpWorld } from '#test/worlds/identity'

const { db, identity, mails } = await setUpWorld()

describe('an admin', () => {
  test('is made with a password that opens the account', async () => {
    const created = await identity.createAdmin(camille)

    expect(created).toMatchObject({ ok: true, value: { username: camille.username, isAdmin: true } })
    const signedIn = await identity.signIn({ username: camille.username, password: PASSWORD }, 'Firefox')
    expect(signedIn).toMatchObject({ ok: true, value: { user: created.ok && created.value } })
  })

  test.each([
    ['the username', { username: 'CAMILLE.dubois' }, 'username-taken'],
    ['the e-mail', { email: camille.email }, 'email-taken'],
  ])('is refused for %s of a member, who stays what he is', async (_what, taken, code) => {
    await join(identity, camille)

    expect(await identity.createAdmin({ ...karim, ...taken })).toEqual({ ok: false, code })
    expect(await identity.hasAdmin()).toBe(false)
  })

  test.each([
    ['username', { username: camille.username }],
    ['e-mail', { email: camille.email }],
  ])('that is refused for the %s leaves the transaction of the caller usable', async (_what, taken) => {
    await join(identity, camille)

    await db.transaction(async (tx) => {
      expect((await identity.createAdmin({ ...karim, ...taken }, tx)).ok).toBe(false)
      expect((await identity.createAdmin(karim, tx)).ok).toBe(true)
    })

    expect(await identity.hasAdmin()).toBe(true)
  })

  test('is not told of by mail', async () => {
    await identity.createAdmin(camille)

    expect(mails).toEqual([])
  })
})

describe('whether there is an admin', () => {
  test('is not answered by a member', async () => {
    await join(identity, camille)
    expect(await identity.hasAdmin()).toBe(false)

    await identity.createAdmin(karim)
    expect(await identity.hasAdmin()).toBe(true)
  })

  test('is not answered by one who is blocked', async () => {
    await identity.createAdmin(camille)
    await mark(db, camille.username, 'is_blocked')

    expect(await identity.hasAdmin()).toBe(false)
  })

  test('is seen in a transaction before it is committed, and only there', async () => {
    const failing = db.transaction(async (tx) => {
      await identity.createAdmin(camille, tx)
      expect(await identity.hasAdmin(tx)).toBe(true)
      throw new Error('changed my mind')
    })

    await expect(failing).rejects.toThrow('changed my mind')
    expect(await identity.hasAdmin()).toBe(false)
  })
})

test('who registers is no admin, whatever the registration says', async () => {
  const hostile = { ...camille, isAdmin: true, isBlocked: false } as Registration

  expect(await join(identity, hostile)).toMatchObject({ isAdmin: false })
  expect(await identity.hasAdmin()).toBe(false)
})
