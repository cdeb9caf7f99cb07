import { beforeEach, describe, expect, test } from 'vitest'
import { count, insert, rows } from '#test/db/rows'
import { camille, join, karim, PASSWORD } from '#test/worlds/people'
import { mark, setUpWorld } from '#test/worlds/identity'
import type { Caller, User } from '#modules/identity'

const FIREFOX = 'Firefox sur Android'

const { db, identity, clock, mails } = await setUpWorld()
let user: User
let caller: Caller

beforeEach(async () => {
  user = await join(identity, camille)
  caller = { userId: user.id, token: await identity.startSession(user.id, FIREFOX) }
  mails.length = 0
})

describe('the profile', () => {
  const changed = {
    firstName: 'Camille-Anne',
    lastName: 'Dubois-Leroy',
    email: camille.email,
    phone: '+32 470 00 00 00',
  }

  test('changes names and phone without a mail', async () => {
    expect(await identity.changeProfile(caller, changed)).toEqual({
      ok: true,
      value: { ...user, ...changed },
    })
    expect(mails).toEqual([])
  })

  test('with a new e-mail tells both addresses', async () => {
    const email = 'nouvelle@example.com'
    await identity.changeProfile(caller, { ...changed, email })

    const toNew = { firstName: 'Camille-Anne', newEmail: email }
    const toOld = { ...toNew, oldEmail: camille.email }
    const template = 'email-changed'
    expect(mails).toEqual([
      { template, to: camille.email, userId: user.id, parameters: toOld },
      { template, to: email, userId: user.id, parameters: toNew },
    ])
  })

  test('signs in with the new e-mail and no longer with the old one', async () => {
    await identity.changeProfile(caller, { ...changed, email: 'nouvelle@example.com' })

    const signIn = (username: string) => identity.signIn({ username, password: PASSWORD }, FIREFOX)
    expect((await signIn('nouvelle@example.com')).ok).toBe(true)
    expect((await signIn(camille.email)).ok).toBe(false)
  })

  test('refuses an e-mail that another member has, and changes nothing', async () => {
    await join(identity, karim)
    mails.length = 0

    const refused = await identity.changeProfile(caller, { ...changed, email: karim.email })

    expect(refused).toEqual({ ok: false, code: 'email-taken' })
    expect((await identity.findOwnData(user)).user).toEqual(user)
    expect(mails).toEqual([])
  })
})

describe('the own data', () => {
  test('hold the member, his sessions and links, and nothing that gives access', async () => {
    const { token } = (await identity.issueResetToken(user.email))!
    const at = clock.now()

    const data = await identity.findOwnData(user)

    expect(data).toEqual({
      user,
      sessions: [{ device: FIREFOX, startedAt: at, lastUsedAt: at }],
      passwordResets: [{ createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000), isUsed: false }],
    })
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`argon2|${caller.token}|${token}`))
  })
})

describe('the own data of a member with sixty sessions', () => {
  test('hold them all', async () => {
    for (let number = 1; number < 60; number += 1) await identity.startSession(user.id, FIREFOX)

    expect((await identity.findOwnData(user)).sessions).toHaveLength(60)
  })
})

describe('deleting an account', () => {
  test('takes sessions, links, exams, results, ads and waiting mails with it', async () => {
    await identity.startSession(user.id, FIREFOX)
    await identity.issueResetToken(user.email)
    await insertAllOf(user.id)

    expect(await identity.deleteAccount(caller, PASSWORD)).toEqual({ ok: true, value: undefined })

    for (const table of ['users', ...OWNED]) expect([table, await count(db, table)]).toEqual([table, 0])
  })

  test("leaves other people's", async () => {
    const other = await join(identity, karim)
    const session = await identity.startSession(other.id, FIREFOX)
    await insertAllOf(other.id)

    await identity.deleteAccount(caller, PASSWORD)

    expect(await identity.resumeSession(session)).toEqual(other)
    expect(await count(db, 'user_answers')).toBe(1)
  })

  test('is told to the address that it had', async () => {
    await identity.deleteAccount(caller, PASSWORD)

    expect(mails).toEqual([
      { template: 'account-deleted', to: user.email, parameters: { firstName: 'Camille' } },
    ])
  })

  test('frees its username and e-mail', async () => {
    await identity.deleteAccount(caller, PASSWORD)

    expect((await identity.register(camille, FIREFOX)).ok).toBe(true)
  })

  test('refuses a wrong password', async () => {
    expect(await identity.deleteAccount(caller, 'Autre-chose-1')).toEqual({
      ok: false,
      code: 'wrong-password',
    })
    expect(await count(db, 'users')).toBe(1)
  })

  test('refuses the last admin', async () => {
    await mark(db, camille.username, 'is_admin')

    expect(await identity.deleteAccount(caller, PASSWORD)).toEqual({ ok: false, code: 'last-admin' })
    expect(await count(db, 'users')).toBe(1)
  })

  test('refuses the last admin who can sign in, where another is blocked', async () => {
    await identity.createAdmin(karim)
    await mark(db, camille.username, 'is_admin')
    await mark(db, karim.username, 'is_blocked')

    expect(await identity.deleteAccount(caller, PASSWORD)).toEqual({ ok: false, code: 'last-admin' })
    expect(await count(db, 'users')).toBe(2)
  })

  test('lets an admin go where another can sign in', async () => {
    await identity.createAdmin(karim)
    await mark(db, camille.username, 'is_admin')

    expect(await identity.deleteAccount(caller, PASSWORD)).toEqual({ ok: true, value: undefined })
    expect(await identity.hasAdmin()).toBe(true)
  })

  test('of two last admins at the same moment leaves one', async () => {
    const other = await join(identity, karim)
    for (const { username } of [camille, karim]) await mark(db, username, 'is_admin')
    const callers = [caller, { userId: other.id, token: await identity.startSession(other.id, FIREFOX) }]

    const outcomes = await Promise.all(callers.map((one) => identity.deleteAccount(one, PASSWORD)))

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await count(db, 'users')).toBe(1)
  })
})

/** What hangs on a member, in the order in which it can be inserted. */
const OWNED = [
  'sessions',
  'password_reset_tokens',
  'attempts',
  'attempt_questions',
  'exam_results',
  'user_answers',
  'classified_ads',
  'mails',
]

async function insertAllOf(userId: number) {
  await db.transaction(async (tx) => {
    for (const table of ['questions', 'question_versions'] as const) {
      await db.sequelize.query(`DELETE FROM ${table}`, { transaction: tx })
      await insert(db, table, rows[table], tx)
    }
    for (const table of ['attempts', 'attempt_questions', 'exam_results', 'user_answers'] as const) {
      await insert(db, table, ownedBy(userId, rows[table]), tx)
    }
    for (const table of ['classified_ads', 'mails'] as const) {
      await insert(db, table, ownedBy(userId, rows[table]), tx)
    }
  })
}

function ownedBy<Owned extends object>(userId: number, row: Owned): Owned {
  return 'user_id' in row ? { ...row, user_id: userId } : row
}
