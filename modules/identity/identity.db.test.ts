import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database'
import { createTestDatabase, type TestDatabase } from '../../db/test-database'
import { createTestClock } from '../kernel/test-clock'
import { createIdentity, type Identity } from '.'
import { camille, elodie, join, karim, PASSWORD } from './test-people'

const DAY = 24 * 60 * 60

let db: TestDatabase
let identity: Identity
let clock: ReturnType<typeof createTestClock>
let faults: Error[]

beforeAll(async () => {
  db = await createTestDatabase()
})
beforeEach(async () => {
  clock = createTestClock()
  faults = []
  identity = openIdentity(db)
  await db.write(() => db.sequelize.query('DELETE FROM users'))
})
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
    await block(camille.username)

    const right = await identity.authenticate({ username: camille.username, password: PASSWORD })
    const wrong = await identity.authenticate({ username: camille.username, password: 'Autre-chose-1' })

    expect(right).toEqual({ ok: false, code: 'blocked' })
    expect(wrong).toEqual({ ok: false, code: 'wrong-credentials' })
  })
})

describe('a session', () => {
  test('brings its member back', async () => {
    const user = await join(identity, camille)

    expect(await identity.resumeSession(await identity.startSession(user.id))).toEqual(user)
  })

  test('is kept as a hash: who reads the table can sign in nowhere', async () => {
    const token = await identity.startSession((await join(identity, camille)).id)

    const [rows] = await db.sequelize.query('SELECT token_hash FROM sessions')
    expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(await identity.resumeSession((rows[0] as { token_hash: string }).token_hash)).toBeNull()
    expect(await identity.resumeSession(token)).not.toBeNull()
  })

  test('ends when it is ended, and the others of the same member go on', async () => {
    const user = await join(identity, camille)
    const phone = await identity.startSession(user.id)
    const laptop = await identity.startSession(user.id)

    await identity.endSession(phone)

    expect(await identity.resumeSession(phone)).toBeNull()
    expect(await identity.resumeSession(laptop)).toEqual(user)
  })

  test('lasts as long as it is used within 30 days', async () => {
    const user = await join(identity, camille)
    const token = await identity.startSession(user.id)

    for (let month = 0; month < 3; month += 1) {
      clock.pass(30 * DAY - 1)
      expect(await identity.resumeSession(token)).toEqual(user)
    }
  })

  test('ends after 30 days without use', async () => {
    const token = await identity.startSession((await join(identity, camille)).id)
    clock.pass(30 * DAY)

    expect(await identity.resumeSession(token)).toBeNull()
  })

  test('goes on when its use cannot be noted, which is reported', async () => {
    const user = await join(identity, camille)
    const token = await identity.startSession(user.id)
    clock.pass(DAY)
    const fullDisk = openIdentity({ ...db, write: () => Promise.reject(new Error('the disk is full')) })

    expect(await fullDisk.resumeSession(token)).toEqual(user)
    expect(faults).toEqual([new Error('the disk is full')])
  })

  test('that has expired leaves no row behind, and the others stay', async () => {
    const user = await join(identity, camille)
    await identity.startSession(user.id)
    clock.pass(29 * DAY)
    const used = await identity.startSession(user.id)
    clock.pass(DAY)

    expect(await identity.removeExpiredSessions()).toBe(1)
    expect(await identity.resumeSession(used)).toEqual(user)
    expect(await identity.removeExpiredSessions()).toBe(0)
  })

  test('of a blocked member brings nobody back', async () => {
    const token = await identity.startSession((await join(identity, camille)).id)
    await block(camille.username)

    expect(await identity.resumeSession(token)).toBeNull()
  })

  test.each(['', 'zut', 'a'.repeat(5000)])('unknown (%j) brings nobody back', async (token) => {
    expect(await identity.resumeSession(token)).toBeNull()
  })
})

function openIdentity(database: Database) {
  return createIdentity({
    db: database,
    clock,
    argon2Memory: 8,
    report: (fault) => faults.push(fault as Error),
  })
}

async function block(username: string) {
  const blocked = db.dialect === 'postgres' ? 'TRUE' : '1'
  await db.write(() =>
    db.sequelize.query(`UPDATE users SET is_blocked = ${blocked} WHERE username = :username`, {
      replacements: { username },
    }),
  )
}
