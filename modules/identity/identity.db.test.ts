import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { camille, elodie, join, karim, PASSWORD } from './test-people'
import { mark, openWorld, type World } from './test-world'

let db: Awaited<ReturnType<typeof openWorld>>['db']
let begin: Awaited<ReturnType<typeof openWorld>>['begin']
let { identity, clock, mails } = {} as World

beforeAll(async () => ({ db, begin } = await openWorld()))
beforeEach(async () => ({ identity, clock, mails } = await begin()))
afterAll(() => db.drop())

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

    expect(await identity.register({ ...karim, ...taken })).toEqual({ ok: false, code })
  })

  test.each(['élodie', 'ÉLODIE', 'E\u0301lodie', 'É\uff4codie'])(
    'takes %j for the same name as Élodie',
    async (username) => {
      await join(identity, elodie)

      expect(await identity.register({ ...karim, username })).toEqual({ ok: false, code: 'username-taken' })
    },
  )

  test('of one username at the same moment succeeds once', async () => {
    const rivals = ['a', 'b', 'c', 'd'].map((letter) => ({ ...camille, email: `${letter}@example.com` }))

    const outcomes = await Promise.all(rivals.map((rival) => identity.register(rival)))

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
    await identity.register({ ...karim, username: camille.username })

    expect(mails).toHaveLength(1)
  })

  test('goes with the transaction that it was handed', async () => {
    const failing = db.transaction(async (tx) => {
      await identity.register(camille, tx)
      throw new Error('changed my mind')
    })

    await expect(failing).rejects.toThrow('changed my mind')
    expect((await identity.register(camille)).ok).toBe(true)
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

    expect(await identity.authenticate({ username, password: PASSWORD })).toEqual({ ok: true, value: user })
  })

  test.each([
    ['a wrong password', 'camille.dubois', 'Autre-chose-1'],
    ['the password in capitals', 'camille.dubois', PASSWORD.toUpperCase()],
    ['an unknown username', 'personne', PASSWORD],
    ['an unknown e-mail', 'personne@example.com', PASSWORD],
  ])('refuses %s without saying which part was wrong', async (_what, username, password) => {
    await join(identity, camille)

    expect(await identity.authenticate({ username, password })).toEqual({
      ok: false,
      code: 'wrong-credentials',
    })
  })

  test('tells a blocked member so, but only after the right password', async () => {
    await join(identity, camille)
    await mark(db, camille.username, 'is_blocked')

    const right = await identity.authenticate({ username: camille.username, password: PASSWORD })
    const wrong = await identity.authenticate({ username: camille.username, password: 'Autre-chose-1' })

    expect(right).toEqual({ ok: false, code: 'blocked' })
    expect(wrong).toEqual({ ok: false, code: 'wrong-credentials' })
  })
})
