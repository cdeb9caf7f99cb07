import { describe, expect, test } from 'vitest'
import { countQueries } from '#test/db/queries'
import { allRows } from '#test/db/rows'
import { camille, elodie, join, karim, PASSWORD } from '#test/worlds/people'
import { createWorld, mark, setUpWorld } from '#test/worlds/identity'
import type { Identity } from '#modules/identity'

const FIREFOX = 'Firefox sur Android'

const { db, identity, clock, mails } = await setUpWorld()

describe('registration', () => {
  test('makes a member who is neither admin nor blocked, and never shows the password', async () => {
    const user = await join(identity, camille)

    expect(user).toEqual({
      id: expect.any(Number),
      username: 'camille.dubois',
      email: 'camille.dubois@example.com',
      firstName: 'Camille',
      lastName: 'Dubois',
      phone: null,
      isAdmin: false,
      isBlocked: false,
      createdAt: clock.now(),
    })
  })

  test('keeps the password as argon2id', async () => {
    await join(identity, camille)

    const [rows] = await db.sequelize.query('SELECT password_hash FROM users')
    expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/) }])
  })

  test.each([
    ['the same username', { username: 'camille.dubois' }, 'username-taken'],
    ['the same username in capitals', { username: 'CAMILLE.Dubois' }, 'username-taken'],
    ['the same e-mail', { email: 'camille.dubois@example.com' }, 'email-taken'],
  ])('refuses %s', async (_what, taken, code) => {
    await join(identity, camille)

    expect(await identity.register({ ...karim, ...taken }, FIREFOX)).toEqual({ ok: false, code })
  })

  test.each(['élodie', 'ÉLODIE', 'E\u0301lodie', 'É\uff4codie'])(
    'takes %j for the same name as Élodie',
    async (username) => {
      await join(identity, elodie)

      expect(await identity.register({ ...karim, username }, FIREFOX)).toEqual({
        ok: false,
        code: 'username-taken',
      })
    },
  )

  test('of one username at the same moment succeeds once', async () => {
    const rivals = ['a', 'b', 'c', 'd'].map((letter) => ({ ...camille, email: `${letter}@example.com` }))

    const outcomes = await Promise.all(rivals.map((rival) => identity.register(rival, FIREFOX)))

    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, code: 'username-taken' })),
    )
  })

  test('is welcomed by mail', async () => {
    const { id } = await join(identity, camille)

    expect(mails).toEqual([
      {
        template: 'welcome',
        to: 'camille.dubois@example.com',
        userId: id,
        parameters: { firstName: 'Camille', username: 'camille.dubois' },
      },
    ])
  })

  test('that is refused welcomes nobody', async () => {
    await join(identity, camille)
    await identity.register({ ...karim, username: camille.username }, FIREFOX)

    expect(mails).toHaveLength(1)
  })
})

describe('signing in', () => {
  test.each([
    'camille.dubois',
    'Camille.DUBOIS',
    ' camille.dubois ',
    'camille.dubois@example.com',
    'CAMILLE.dubois@Example.com',
  ])('works with %j', async (username) => {
    const user = await join(identity, camille)

    const signedIn = await identity.signIn({ username, password: PASSWORD }, FIREFOX)

    expect(signedIn).toEqual({ ok: true, value: { user, token: expect.any(String) } })
    expect(await identity.resumeSession(signedIn.ok ? signedIn.value.token : '')).toEqual(user)
  })

  test.each([
    ['a wrong password', 'camille.dubois', 'Autre-chose-1'],
    ['the password in capitals', 'camille.dubois', PASSWORD.toUpperCase()],
    ['an unknown username', 'personne', PASSWORD],
    ['an unknown e-mail', 'personne@example.com', PASSWORD],
  ])('refuses %s without saying which part was wrong', async (_what, username, password) => {
    await join(identity, camille)

    expect(await identity.signIn({ username, password }, FIREFOX)).toEqual({
      ok: false,
      code: 'wrong-credentials',
    })
  })

  test('tells a blocked member so, but only after the right password', async () => {
    await join(identity, camille)
    await mark(db, camille.username, 'is_blocked')

    const right = await identity.signIn({ username: camille.username, password: PASSWORD }, FIREFOX)
    const wrong = await identity.signIn({ username: camille.username, password: 'Autre-chose-1' }, FIREFOX)

    expect(right).toEqual({ ok: false, code: 'blocked' })
    expect(wrong).toEqual({ ok: false, code: 'wrong-credentials' })
  })
})

describe('the hash of a password', () => {
  const signIn = (at: Identity) => at.signIn({ username: camille.username, password: PASSWORD }, FIREFOX)

  test('that was made at another cost is renewed by a sign-in, and the password stays', async () => {
    const { identity: dearer } = createWorld(db, { argon2Memory: 16 })
    await join(identity, camille)

    expect((await signIn(dearer)).ok).toBe(true)
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=16,t=2,p=1\$/)
    expect((await signIn(dearer)).ok).toBe(true)
  })

  test('that was made at another cost stays when the password was wrong', async () => {
    const { identity: dearer } = createWorld(db, { argon2Memory: 16 })
    await join(identity, camille)
    const before = await hash()

    await dearer.signIn({ username: camille.username, password: 'Autre-chose-1' }, FIREFOX)

    expect(await hash()).toBe(before)
  })

  test('that was made at the same cost stays as it is', async () => {
    await join(identity, camille)
    const before = await hash()

    expect((await signIn(identity)).ok).toBe(true)
    expect(await hash()).toBe(before)
  })
})

describe('the key of a sign-in', () => {
  test('is the same for every way to name a member', async () => {
    await join(identity, elodie)
    await join(identity, camille)
    const logins = [
      'Élodie',
      ' élodie ',
      'ÉLODIE',
      'E\u0301lodie',
      'elodie@example.com',
      ' ELODIE@Example.com',
    ]
    const keys = await Promise.all(logins.map((login) => identity.signInKey(login)))

    expect(new Set(keys).size).toBe(1)
    expect(keys).not.toContain(await identity.signInKey(camille.username))
  })

  test.each([
    ['personne', ' PERSONNE '],
    ['personne@example.com', ' Personne@Example.com'],
  ])('of %j, whom nobody knows, is what was typed', async (login, again) => {
    const key = await identity.signInKey(login)

    expect(await identity.signInKey(again)).toBe(key)
    expect(await identity.signInKey(`${login}e`)).not.toBe(key)
  })

  test("is no name that somebody could type to be taken for another's", async () => {
    const { id } = await join(identity, camille)
    const key = await identity.signInKey(camille.username)

    for (const typed of [String(id), key]) expect(await identity.signInKey(typed)).not.toBe(key)
  })

  test('asks one statement of the database, whether or not somebody has the name', async () => {
    await join(identity, camille)

    for (const login of ['camille.dubois', 'camille.dubois@example.com', 'personne', 'personne@example.com'])
      expect(await countQueries(db, () => identity.signInKey(login))).toBe(1)
  })
})

async function hash(): Promise<unknown> {
  return (await allRows(db, 'users'))[0]?.password_hash
}
