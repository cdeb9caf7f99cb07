import { describe, expect, test } from 'vitest'
import { countQueries } from '#test/harness/db/queries'
import { allRows } from '#test/harness/db/rows'
import { camille, elodie, FIREFOX, join, karim, PASSWORD } from '#test/people'
import { createWorld, mark, setUpIdentity, refusal, unwrap } from '#test/harness/modules/identity'
import type { Registration } from '#modules/identity'

const { db, identity, clock, mails } = await setUpIdentity()

const WRONG = 'Autre-chose-1'
const enter = (username: string, password = PASSWORD) =>
  identity.signIn.begin({ username, password }, FIREFOX)

describe('registration', () => {
  test('makes a member who is no admin, and sends them a welcome', async () => {
    const { password: _, ...shown } = camille
    const user = await join(identity, { ...camille, isAdmin: true } as Registration)

    const asked = {
      emailConfirmedAt: null,
      emailRefusedAt: null,
      recoveryEmail: null,
      firstConfirmedAt: null,
      confirmationAskedAt: clock.now(),
      approvalNumber: null,
    }
    const state = { ...asked, secondFactorAt: null, isAdmin: false, isBlocked: false, createdAt: clock.now() }
    expect(user).toEqual({ ...shown, ...state, id: user.id })
    const { id: userId, email: to, firstName, username } = user
    expect(mails).toEqual([{ template: 'welcome', to, userId, parameters: { firstName, username } }])
  })

  test.each([
    ['the same username in capitals', { username: 'CAMILLE' }, 'username-taken'],
    ['the same e-mail', { email: camille.email }, 'email-taken'],
    ['both the same', { username: 'camille', email: camille.email }, 'email-taken'],
  ])('refuses %s, and sends no welcome', async (_what, taken, code) => {
    await join(identity, camille)

    expect(await identity.accounts.register({ ...karim, ...taken }, FIREFOX)).toEqual(refusal(code))
    expect(mails).toHaveLength(1)
  })

  test.each(['élodie', 'E\u0301lodie', 'É\uff4codie'])(
    'takes %j for the same username as Élodie',
    async (username) => {
      await join(identity, elodie)

      expect(await identity.accounts.register({ ...karim, username }, FIREFOX)).toEqual(
        refusal('username-taken'),
      )
    },
  )

  test('finds the first number that makes a username free', async () => {
    await join(identity, { ...camille, username: 'Camille' })
    await join(identity, { ...karim, username: 'camille2' })

    expect(await identity.accounts.findFreeUsername('camille')).toBe('camille3')
    expect(await identity.accounts.findFreeUsername('karim')).toBe('karim')
  })

  test('of one username at the same moment succeeds once', async () => {
    const rivals = ['a', 'b', 'c', 'd'].map((letter) => ({ ...camille, email: `${letter}@example.com` }))
    const outcomes = await Promise.all(rivals.map((rival) => identity.accounts.register(rival, FIREFOX)))

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.code === 'username-taken')).toHaveLength(3)
  })
})

describe('an admin', () => {
  test('is created with a password that signs in, and without a mail', async () => {
    const created = await identity.accounts.createAdmin(camille)

    expect(created).toMatchObject({ ok: true, value: { username: camille.username, isAdmin: true } })
    expect(await enter(camille.username)).toMatchObject({ value: { user: created.ok && created.value } })
    expect(mails).toEqual([])
  })

  test.each([
    ['username', { username: 'CAMILLE' }],
    ['email', { email: camille.email }],
  ])('is refused with the %s of a member; the transaction goes on', async (field, taken) => {
    await join(identity, camille)

    await db.transaction(async (tx) => {
      const refused = await identity.accounts.createAdmin({ ...karim, ...taken }, tx)
      expect(refused).toEqual(refusal(`${field}-taken`))
      expect(await identity.members.hasAdmin(tx)).toBe(false)
      expect((await identity.accounts.createAdmin(karim, tx)).ok).toBe(true)
    })
    expect(await identity.members.hasAdmin()).toBe(true)
  })

  test('who is blocked does not count as one', async () => {
    await identity.accounts.createAdmin(camille)
    await mark(db, camille.username, 'is_blocked')

    expect(await identity.members.hasAdmin()).toBe(false)
  })
})

describe('signing in', () => {
  test.each(['Camille', ' camille ', 'CAMILLE@Example.com'])('works with the name %j', async (login) => {
    const user = await join(identity, camille)
    const signedIn = unwrap(await enter(login))

    expect(signedIn).toEqual({ user, token: expect.any(String) })
    expect(await identity.sessions.resume('token' in signedIn ? signedIn.token : '')).toEqual(user)
  })

  test.each([
    ['a wrong password', camille.username, WRONG],
    ['the password in capitals', camille.username, PASSWORD.toUpperCase()],
    ['an unknown username', 'personne', PASSWORD],
    ['an unknown e-mail', 'personne@example.com', PASSWORD],
  ])('refuses %s without saying which part was wrong', async (_what, username, password) => {
    await join(identity, camille)

    expect(await enter(username, password)).toEqual(refusal('wrong-credentials'))
  })

  test('says that a member is blocked, but only after the right password', async () => {
    await join(identity, camille)
    await mark(db, camille.username, 'is_blocked')

    expect(await enter(camille.username)).toEqual(refusal('blocked'))
    expect(await enter(camille.username, WRONG)).toEqual(refusal('wrong-credentials'))
  })

  test('renews a hash that was made at another cost', async () => {
    const { identity: dearer } = createWorld(db, { argon2Memory: 16 })
    const hash = async () => (await allRows(db, 'users'))[0]?.password_hash
    await join(identity, camille)
    const before = await hash()
    expect(before).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/)

    await enter(camille.username)
    await dearer.signIn.begin({ username: camille.username, password: WRONG }, FIREFOX)
    expect(await hash()).toBe(before)

    await dearer.signIn.begin({ username: camille.username, password: PASSWORD }, FIREFOX)
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/)
    expect((await enter(camille.username)).ok).toBe(true)
  })
})

describe('the key under which attempts to sign in are counted', () => {
  test('is the same for every way to name a member', async () => {
    await join(identity, elodie)
    await join(identity, camille)
    const logins = ['Élodie', ' élodie ', 'ÉLODIE', 'E\u0301lodie', ' ELODIE@Example.com']
    const keys = await Promise.all(logins.map((login) => identity.signIn.toKey(login)))

    expect(new Set(keys).size).toBe(1)
    expect(keys).not.toContain(await identity.signIn.toKey(camille.username))
  })

  test.each([
    ['personne', ' PERSONNE '],
    ['personne@example.com', ' Personne@Example.com'],
    ['personne@société.example', 'Personne@xn--socit-esab.example'],
  ])('of an unknown name (%j) is what was typed', async (login, again) => {
    const key = await identity.signIn.toKey(login)

    expect(await identity.signIn.toKey(again)).toBe(key)
    expect(await identity.signIn.toKey(`${login}e`)).not.toBe(key)
  })

  test('is never what somebody can type to count against another member', async () => {
    const { id } = await join(identity, camille)
    const key = await identity.signIn.toKey(camille.username)

    expect(await identity.signIn.toKey(camille.email)).toBe(key)
    for (const typed of [String(id), key]) expect(await identity.signIn.toKey(typed)).not.toBe(key)
  })

  test('takes one statement, whether or not the name is known', async () => {
    await join(identity, camille)

    for (const login of [camille.username, camille.email, 'personne', 'personne@example.com'])
      expect(await countQueries(db, () => identity.signIn.toKey(login))).toBe(1)
  })
})
