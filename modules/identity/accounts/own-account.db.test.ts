import { describe, expect, test } from 'vitest'
import { count, insert, rows } from '#test/harness/db/rows'
import { camille, FIREFOX, join, karim, PASSWORD, signIn } from '#test/people'
import { mark, setUpMember, DONE, refusal } from '#test/harness/modules/identity'

const { db, identity, clock, mails, me } = await setUpMember()

describe('changing the profile', () => {
  const { email } = camille
  const changed = { firstName: 'Camille-Anne', lastName: 'Dubois-Leroy', email, phone: '+32 470 00 00 00' }

  test('to other names and another phone sends no mail', async () => {
    expect(await identity.accounts.changeProfile(me.caller, changed)).toEqual({
      ok: true,
      value: { ...me.user, ...changed },
    })
    expect(mails).toEqual([])
  })

  test('to a new e-mail mails both addresses, and only the new one signs in', async () => {
    const newEmail = 'nouvelle@example.com'
    await identity.accounts.changeProfile(me.caller, { ...changed, email: newEmail })

    const toMember = { userId: me.user.id, parameters: { firstName: 'Camille-Anne' } }
    expect(mails).toMatchObject([
      { ...toMember, template: 'email-changed', to: email, parameters: { newEmail, oldEmail: email } },
      { ...toMember, template: 'email-is-yours', to: newEmail },
    ])
    const opens = async (username: string) =>
      (await identity.signIn.begin({ username, password: PASSWORD }, FIREFOX)).ok
    expect([await opens(newEmail), await opens(email)]).toEqual([true, false])
  })

  test('to the e-mail of another member is refused, and changes nothing', async () => {
    await join(identity, karim)
    mails.length = 0

    const refused = await identity.accounts.changeProfile(me.caller, { ...changed, email: karim.email })
    expect(refused).toEqual(refusal('email-taken'))
    expect(await identity.members.find(me.user.id)).toEqual(me.user)
    expect(mails).toEqual([])
  })
})

test('the copy of the data has sessions and links, but no secrets', async () => {
  const { token } = (await identity.passwords.issueResetToken(me.user.email))!
  const at = clock.now()
  const data = await identity.accounts.findOwnData(me.user)

  expect(data).toEqual({
    user: { ...me.user, lastSeenAt: at },
    sessions: [{ device: FIREFOX, startedAt: at, lastUsedAt: at }],
    passwordResets: [{ createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000), isUsed: false }],
    emailChanges: [],
  })
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`argon2|${me.caller.token}|${token}`))
})

describe('deleting an account', () => {
  const remove = (by = me.caller) => identity.accounts.delete(by, PASSWORD)

  test('deletes all rows of the member, mails them and frees their names', async () => {
    await identity.passwords.issueResetToken(me.user.email)
    await insertAllOf(me.user.id)

    expect(await remove()).toEqual(DONE)
    for (const table of ['users', 'sessions', 'password_reset_tokens', ...OWNED])
      expect([table, await count(db, table)]).toEqual([table, 0])
    const parameters = { firstName: 'Camille' }
    expect(mails).toEqual([{ template: 'account-deleted', to: me.user.email, parameters }])
    expect((await identity.accounts.register(camille, FIREFOX)).ok).toBe(true)
  })

  test('keeps the rows of other members', async () => {
    const other = await join(identity, karim)
    const { token } = await signIn(identity, other.id)
    await insertAllOf(other.id)
    await remove()

    expect(await identity.sessions.resume(token)).toEqual(other)
    expect(await count(db, 'user_answers')).toBe(1)
  })

  test('is refused with a wrong password', async () => {
    const refused = await identity.accounts.delete(me.caller, 'Autre-chose-1')

    expect(refused).toEqual(refusal('wrong-password'))
    expect(await count(db, 'users')).toBe(1)
  })

  test('is refused to the last admin who can sign in', async () => {
    await mark(db, camille.username, 'is_admin')
    expect(await remove()).toEqual(refusal('last-admin'))

    await identity.accounts.createAdmin(karim)
    await mark(db, karim.username, 'is_blocked')
    expect(await remove()).toEqual(refusal('last-admin'))

    await db.write('UPDATE users SET is_blocked = $1', [false])
    expect(await remove()).toEqual(DONE)
    expect(await identity.members.hasAdmin()).toBe(true)
  })

  test('by the two last admins at the same moment leaves one', async () => {
    const other = await signIn(identity, (await join(identity, karim)).id)
    for (const { username } of [camille, karim]) await mark(db, username, 'is_admin')
    const outcomes = await Promise.all([remove(), remove(other)])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await count(db, 'users')).toBe(1)
  })

  test('by a form that is sent twice succeeds both times, with one mail', async () => {
    expect([await remove(), await remove()]).toEqual([DONE, DONE])
    expect(mails).toHaveLength(1)
  })

  test('by a form that an admin sends twice at once leaves the other admin', async () => {
    await join(identity, karim)
    for (const { username } of [camille, karim]) await mark(db, username, 'is_admin')
    mails.length = 0

    expect(await Promise.all([remove(), remove()])).toEqual([DONE, DONE])
    expect(mails).toHaveLength(1)
    expect(await count(db, 'users')).toBe(1)
  })
})

/** Tables of other modules with rows of a member, in an order that the foreign keys allow. */
const OWNED = [
  'attempts',
  'attempt_questions',
  'exam_results',
  'user_answers',
  'classified_ads',
  'question_imports',
  'mails',
] as const

async function insertAllOf(userId: number) {
  await db.transaction(async (tx) => {
    for (const table of ['questions', 'question_versions'] as const) {
      await db.write(`DELETE FROM ${table}`, [], tx)
      await insert(db, table, rows[table], tx)
    }
    for (const table of OWNED) {
      const row = rows[table]
      await insert(db, table, 'user_id' in row ? { ...row, user_id: userId } : row, tx)
    }
  })
}
