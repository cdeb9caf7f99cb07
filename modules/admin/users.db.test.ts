import { beforeEach, describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/harness/db/announcements'
import { allRows } from '#test/harness/db/rows'
import { elodie, FIREFOX, join, NEW_PASSWORD, newcomer, PASSWORD } from '#test/people'
import { ALL, setUpAdmin, refusal } from '#test/harness/modules/admin'
import { readAll } from '#test/harness/portions'
import { setUpFactor, identityDriver } from '#test/things/second-factor'
import type { User } from '#modules/identity'

const { db, identity, clock, mails, ads, admin, signIn, callers, post, logged } = await setUpAdmin()

const by = callers.elodie
const person = { firstName: 'Noémie', lastName: 'Dubois' }
const first = newcomer(person)
let noemie: User
beforeEach(async () => {
  await db.write("DELETE FROM users WHERE username LIKE 'noemie%'")
  noemie = await join(identity, first)
  mails.length = 0
})

const enter = () => identity.signIn.begin({ username: noemie.username, password: PASSWORD }, FIREFOX)
const acts = async () => (await logged()).map(({ action }) => action)

describe('blocking a member', () => {
  test('ends their sessions, refuses their sign-in and voids their reset link', async () => {
    const sessions = [await signIn(noemie.id), await signIn(noemie.id)]
    const { token } = (await identity.passwords.issueResetToken(noemie.email))!
    await admin.users.act(by, 'block', noemie.id)

    for (const session of sessions) expect(await identity.sessions.resume(session.token)).toBeNull()
    expect(await enter()).toEqual(refusal('blocked'))
    expect(await identity.passwords.reset({ token, newPassword: NEW_PASSWORD })).toMatchObject({ ok: false })
  })

  test('hides their ads until they are unblocked, and keeps them signed out', async () => {
    const caller = await signIn(noemie.id)
    const ad = await post({}, caller)
    await admin.decisions.approve(by, ad)
    const countPublic = async () => (await ads.search.list({}, ALL, null)).total
    expect(await countPublic()).toBe(1)

    await admin.users.act(by, 'block', noemie.id)
    expect(await countPublic()).toBe(0)

    await admin.users.act(by, 'unblock', noemie.id)
    expect(await countPublic()).toBe(1)
    expect(await enter()).toMatchObject({ ok: true })
    expect(await identity.sessions.resume(caller.token)).toBeNull()
  })

  test('leaves one entry with its reason, however often it is done', async () => {
    await admin.users.act(by, 'block', noemie.id, 'Trois arnaques signalées')
    const again = await admin.users.act(callers.dominique, 'block', noemie.id, 'Encore une')

    expect(again).toMatchObject({ ok: true, value: { isBlocked: true } })
    const changes = [
      { field: 'isBlocked', before: false, after: true },
      { field: 'reason', before: null, after: 'Trois arnaques signalées' },
    ]
    expect(await logged()).toMatchObject([
      { actorName: elodie.username, action: 'user.block', subjectId: noemie.id, changes },
    ])
  })

  test('is undone when their ads cannot be hidden', async () => {
    const rename = (from: string, to: string) =>
      db.write(`ALTER TABLE classified_ads RENAME COLUMN ${from} TO ${to}`)
    const { token } = await signIn(noemie.id)
    await rename('owner_is_blocked', 'gone')
    await expect(admin.users.act(by, 'block', noemie.id)).rejects.toThrow()
    await rename('gone', 'owner_is_blocked')

    expect(await identity.sessions.resume(token)).toMatchObject({ isBlocked: false })
    expect(await logged()).toEqual([])
  })
})

test('a member is told once by mail that they are blocked, and why', async () => {
  mails.length = 0
  const words = 'Trois armes par correspondance.'
  for (const act of ['block', 'block', 'unblock'] as const) await admin.users.act(by, act, noemie.id, words)

  const parameters = { firstName: noemie.firstName, words }
  const userId = noemie.id
  expect(mails).toEqual([{ template: 'account-blocked', to: noemie.email, userId, parameters }])
})

test('a warning is mailed and logged with its words, and changes nothing', async () => {
  mails.length = 0
  const words = "N'envoyez pas de lunette contre un virement."
  const warned = await admin.users.act(by, 'warn', noemie.id, words)

  expect(warned).toMatchObject({ ok: true, value: { id: noemie.id, isBlocked: false } })
  const parameters = { firstName: noemie.firstName, words }
  expect(mails).toEqual([{ template: 'account-warned', to: noemie.email, userId: noemie.id, parameters }])
  const changes = [{ field: 'reason', before: null, after: words }]
  expect(await admin.log.listOnMember(noemie.id, 5)).toMatchObject([{ action: 'user.warn', changes }])
})

test('a note on a member is logged only, and in the copy of their data', async () => {
  mails.length = 0
  await admin.users.act(by, 'note', noemie.id, 'Vend pour son club.')

  expect(mails).toEqual([])
  const changes = [{ field: 'reason', before: null, after: 'Vend pour son club.' }]
  expect(await admin.log.listOnMember(noemie.id, 5)).toMatchObject([{ action: 'user.note', changes }])
  const { onAccount } = await admin.log.findOwn(noemie.id)
  expect(onAccount).toMatchObject([{ action: 'user.note', changes }])
})

test('a promoted member acts as an admin until demoted', async () => {
  const caller = await signIn(noemie.id)
  const block = () => admin.users.act(caller, 'block', callers.karim.userId)
  await admin.users.act(by, 'promote', noemie.id)
  expect(await block()).toMatchObject({ ok: true })
  await admin.users.act(caller, 'unblock', callers.karim.userId)

  await admin.users.act(by, 'demote', noemie.id)
  expect(await block()).toEqual(refusal('not-admin'))
  expect(await acts()).toEqual(['user.demote', 'user.unblock', 'user.block', 'user.promote'])
})

test('deleting a member deletes all but log entries, and mails them', async () => {
  await post({}, await signIn(noemie.id))
  await identity.passwords.issueResetToken(noemie.email)
  await admin.users.act(by, 'block', noemie.id)
  mails.length = 0

  const deleted = await admin.users.act(by, 'delete', noemie.id)
  expect(deleted).toMatchObject({ ok: true, value: { id: noemie.id } })
  expect(await identity.members.find(noemie.id)).toBeNull()
  for (const table of ['sessions', 'password_reset_tokens', 'classified_ads'])
    expect((await allRows(db, table)).filter((row) => row.user_id === noemie.id)).toEqual([])
  expect(await acts()).toEqual(['user.delete', 'user.block'])
  const parameters = { firstName: noemie.firstName }
  expect(mails).toEqual([{ template: 'account-removed', to: noemie.email, parameters }])
})

test('turning off the second factor of a member is logged and mailed once', async () => {
  await setUpFactor(identityDriver(identity, clock, noemie, await signIn(noemie.id)))
  mails.length = 0
  const reset = () => admin.users.act(by, 'reset-second-factor', noemie.id)

  expect(await reset()).toMatchObject({ ok: true, value: { secondFactorAt: null } })
  expect(await reset()).toMatchObject({ ok: true })
  expect(await enter()).toMatchObject({ value: { token: expect.any(String) } })
  expect(mails).toMatchObject([{ template: 'second-factor-off', to: noemie.email }])
  const changes = [{ field: 'hasSecondFactor', before: true, after: null }]
  expect(await logged()).toMatchObject([
    { action: 'user.reset-second-factor', subjectId: noemie.id, changes },
  ])
})

test.each(['block', 'unblock', 'promote', 'demote', 'reset-second-factor', 'delete'] as const)(
  'to %s is refused for oneself, for an unknown id and to a member',
  async (act) => {
    expect(await admin.users.act(by, act, by.userId)).toEqual(refusal('own-account'))
    expect(await admin.users.act(by, act, 2 ** 31 - 1)).toEqual(refusal('not-found'))
    expect(await admin.users.act(callers.camille, act, noemie.id)).toEqual(refusal('not-admin'))

    expect(await identity.members.find(by.userId)).toMatchObject({ isAdmin: true, isBlocked: false })
    expect(await identity.members.find(noemie.id)).toEqual(noemie)
    expect(await logged()).toEqual([])
  },
)

describe('an approved gunsmith', () => {
  const number = '2/5/04/1234'

  test('is marked and unmarked by an admin, logged, and public at once', async () => {
    const mark = () => admin.users.setApprovalNumber(by, noemie.id, number)
    expect(await countAnnouncements(db, mark)).toBe(1)
    expect(await countAnnouncements(db, mark)).toBe(0)
    expect(await identity.members.find(noemie.id)).toMatchObject({ approvalNumber: number })

    await admin.users.setApprovalNumber(by, noemie.id, null)
    expect(await identity.members.find(noemie.id)).toEqual(noemie)
    expect(await logged()).toMatchObject([
      { action: 'user.approval', changes: [{ field: 'approvalNumber', before: number, after: null }] },
      { action: 'user.approval', changes: [{ field: 'approvalNumber', before: null, after: number }] },
    ])
  })

  test('is never an unknown member', async () => {
    expect(await admin.users.setApprovalNumber(by, 2 ** 31 - 1, number)).toMatchObject({ code: 'not-found' })
  })
})

describe('the list of members for admins', () => {
  const found = async (query: Parameters<typeof identity.members.list>[0]) =>
    (await identity.members.list(query, ALL)).items.map(({ username }) => username)

  test('is searched by current names and e-mail, in any case and accents', async () => {
    expect(await found({ q: 'ELODIE lambert' })).toEqual([elodie.username])
    expect(await found({ q: noemie.email.toUpperCase() })).toEqual([noemie.username])
    expect(await found({ q: '100%' })).toEqual([])

    await identity.accounts.changeProfile(await signIn(noemie.id), { ...first, lastName: 'Œuvrard' })
    expect(await found({ q: 'oeuvrard' })).toEqual([noemie.username])
    expect(await found({ q: 'noemie dubois' })).toEqual([])
  })

  test('shows admins or members, active or blocked', async () => {
    await admin.users.act(by, 'block', noemie.id)

    expect(await found({ role: 'admin', sort: 'oldest' })).toEqual([elodie.username, 'dominique'])
    expect(await found({ role: 'member', state: 'active' })).not.toContain(noemie.username)
    expect(await found({ state: 'blocked' })).toEqual([noemie.username])
  })

  test('is ordered by newest, oldest or name', async () => {
    clock.pass(60)
    const late = await join(identity, newcomer(person))
    const newest = await found({})

    expect(newest[0]).toBe(late.username)
    expect(await found({ sort: 'oldest' })).toEqual([...newest].reverse())
    // By last name: Benali, Dubois three times, Lambert, Servais.
    expect((await found({ sort: 'name' })).slice(-2)).toEqual([elodie.username, 'dominique'])
  })

  test('is read whole in portions, newest first', async () => {
    const portions: User[][] = []
    for await (const portion of identity.members.readAll({ role: 'admin' })) portions.push(portion)

    const names = portions.map((portion) => portion.map(({ username }) => username))
    expect(names).toEqual([['dominique', elodie.username]])
  })

  test('takes a name whose letters fold to long words', async () => {
    const name = '\ufdfa'.repeat(100)
    const profile = { ...first, firstName: name, lastName: name }

    expect((await identity.accounts.changeProfile(await signIn(noemie.id), profile)).ok).toBe(true)
  })
})

test('the copy of the data has the acts on an account, and those of an admin', async () => {
  const createdAt = clock.now()
  await admin.users.act(by, 'promote', noemie.id)
  const ad = await post({ title: 'Lunette' })
  await admin.decisions.approve(await signIn(noemie.id), ad)

  const changes = [{ field: 'isAdmin', before: false, after: true }]
  const { onAccount, asAdmin } = await admin.log.findOwn(noemie.id)
  expect(onAccount).toEqual([{ action: 'user.promote', changes, createdAt }])
  expect(await readAll(asAdmin)).toEqual([
    { action: 'ad.approve', subject: 'Lunette', createdAt: clock.now() },
  ])
  expect((await admin.log.findOwn(ad.id + 1000)).onAccount).toEqual([])
})
