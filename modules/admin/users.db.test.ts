import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/db/rows'
import type { Registration } from '../identity'
import { camille, elodie, join, NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { ALL, setUpAdmin } from '#test/worlds/admin'

const { db, identity, clock, mails, ads, admin, signIn, callers, post, lines } = await setUpAdmin()

let noemie: { id: number; username: string; email: string }
beforeEach(async () => {
  await db.write(() => db.sequelize.query("DELETE FROM users WHERE username LIKE 'noemie%'"))
  noemie = await join(identity, numbered())
  mails.length = 0
})

const by = callers.elodie
const unchanged = async () => (await identity.find(noemie.id))!

describe('a member who is blocked', () => {
  test('is signed out everywhere, cannot sign in, and their link to a new password is void', async () => {
    const sessions = [await signIn(noemie.id), await signIn(noemie.id)]
    const { token } = (await identity.issueResetToken(noemie.email))!

    await admin.actOnUser(by, 'block', noemie.id)

    for (const session of sessions) expect(await identity.resumeSession(session.token)).toBeNull()
    expect(await trySignIn()).toEqual({ ok: false, code: 'blocked' })
    expect(await identity.resetPassword({ token, newPassword: NEW_PASSWORD })).toMatchObject({ ok: false })
  })

  test('loses the public pages of their ads, and gets them back when unblocked', async () => {
    const ad = await post({}, await signIn(noemie.id))
    await admin.approveAd(by, ad)
    const shown = async () => (await ads.listPublic({}, ALL, null)).items.map(({ id }) => id)
    expect(await shown()).toEqual([ad.id])

    await admin.actOnUser(by, 'block', noemie.id)
    expect(await shown()).toEqual([])

    await admin.actOnUser(by, 'unblock', noemie.id)
    expect(await shown()).toEqual([ad.id])
  })

  test('who is unblocked signs in again; the sessions of before stay ended', async () => {
    const before = await signIn(noemie.id)
    await admin.actOnUser(by, 'block', noemie.id)
    await admin.actOnUser(by, 'unblock', noemie.id)

    expect(await trySignIn()).toMatchObject({ ok: true })
    expect(await identity.resumeSession(before.token)).toBeNull()
  })

  test('leaves one entry, however often they are blocked', async () => {
    await admin.actOnUser(by, 'block', noemie.id)
    expect(await admin.actOnUser(callers.dominique, 'block', noemie.id)).toMatchObject({
      ok: true,
      value: { isBlocked: true },
    })

    expect(await lines()).toMatchObject([
      {
        actorName: elodie.username,
        action: 'user.block',
        subjectId: noemie.id,
        subject: noemie.username,
        changes: [{ field: 'isBlocked', before: false, after: true }],
      },
    ])
  })

  test('is not blocked when their ads cannot be hidden', async () => {
    const caller = await signIn(noemie.id)
    await db.write(() =>
      db.sequelize.query('ALTER TABLE classified_ads RENAME COLUMN owner_is_blocked TO gone'),
    )
    const failed = admin.actOnUser(by, 'block', noemie.id)
    await expect(failed).rejects.toThrow()
    await db.write(() =>
      db.sequelize.query('ALTER TABLE classified_ads RENAME COLUMN gone TO owner_is_blocked'),
    )

    expect(await identity.resumeSession(caller.token)).toMatchObject({ isBlocked: false })
    expect(await lines()).toEqual([])
  })
})

test('a promoted member acts as an admin until demoted', async () => {
  const caller = await signIn(noemie.id)
  await admin.actOnUser(by, 'promote', noemie.id)
  expect(await admin.actOnUser(caller, 'block', callers.karim.userId)).toMatchObject({ ok: true })
  await admin.actOnUser(caller, 'unblock', callers.karim.userId)

  await admin.actOnUser(by, 'demote', noemie.id)
  expect(await admin.actOnUser(caller, 'block', callers.karim.userId)).toEqual({ ok: false, code: 'not-admin' })
  expect((await lines()).map(({ action }) => action)).toEqual([
    'user.demote',
    'user.unblock',
    'user.block',
    'user.promote',
  ])
})

describe('a member who is deleted', () => {
  test('is gone with everything of theirs, except the entry that says so', async () => {
    const caller = await signIn(noemie.id)
    await post({}, caller)
    await identity.issueResetToken(noemie.email)
    await admin.actOnUser(by, 'block', noemie.id)

    expect(await admin.actOnUser(by, 'delete', noemie.id)).toMatchObject({ ok: true, value: { id: noemie.id } })

    expect(await identity.find(noemie.id)).toBeNull()
    for (const table of ['sessions', 'password_reset_tokens', 'classified_ads'])
      expect((await allRows(db, table)).filter((row) => row.user_id === noemie.id)).toEqual([])
    expect((await lines()).map(({ action, subject }) => [action, subject])).toEqual([
      ['user.delete', noemie.username],
      ['user.block', noemie.username],
    ])
  })

  test('gets the mail that says an admin did it', async () => {
    await admin.actOnUser(by, 'delete', noemie.id)

    expect(mails).toEqual([
      { template: 'account-removed', to: noemie.email, parameters: { firstName: camille.firstName } },
    ])
  })
})

const ACTS = ['block', 'unblock', 'promote', 'demote', 'delete'] as const

describe.each(ACTS)('%s', (act) => {
  test('is refused on the own account', async () => {
    expect(await admin.actOnUser(by, act, by.userId)).toEqual({ ok: false, code: 'own-account' })

    expect(await identity.find(by.userId)).toMatchObject({ isAdmin: true, isBlocked: false })
    expect(await lines()).toEqual([])
  })

  test('finds nobody under an unknown id', async () => {
    expect(await admin.actOnUser(by, act, 2 ** 31 - 1)).toEqual({ ok: false, code: 'not-found' })
  })

  test('is refused to a member, and nobody is changed', async () => {
    const before = await unchanged()

    expect(await admin.actOnUser(callers.camille, act, noemie.id)).toEqual({ ok: false, code: 'not-admin' })
    expect(await unchanged()).toEqual(before)
  })
})

describe('a list of members', () => {
  const found = async (query: Parameters<typeof identity.list>[0]) =>
    (await identity.list(query, ALL)).items.map(({ username }) => username)

  test('is searched by username, names and e-mail, whatever case and accents', async () => {
    expect(await found({ q: 'ELODIE lambert' })).toEqual([elodie.username])
    expect(await found({ q: 'noemie1@example' })).toEqual([noemie.username])
    expect(await found({ q: '100%' })).toEqual([])
  })

  test('still finds a member who has changed their name', async () => {
    const caller = await signIn(noemie.id)
    await identity.changeProfile(caller, { ...numbered(), lastName: 'Œuvrard' })

    expect(await found({ q: 'oeuvrard' })).toEqual([noemie.username])
    expect(await found({ q: 'noemie dubois' })).toEqual([])
  })

  test('shows admins or members, active or blocked', async () => {
    await admin.actOnUser(by, 'block', noemie.id)

    expect(await found({ role: 'admin', sort: 'oldest' })).toEqual([elodie.username, 'dominique'])
    expect(await found({ role: 'member', state: 'active' })).not.toContain(noemie.username)
    expect(await found({ state: 'blocked' })).toEqual([noemie.username])
  })

  test('stands newest first, oldest first, or in the order of the names', async () => {
    clock.pass(60)
    const late = await join(identity, numbered(2))
    const newest = await found({})

    expect(newest[0]).toBe(late.username)
    expect(await found({ sort: 'oldest' })).toEqual([...newest].reverse())
    // Benali, Dubois three times, Lambert, Servais.
    expect((await found({ sort: 'name' })).slice(-2)).toEqual([elodie.username, 'dominique'])
  })

  test('is read whole in portions, newest first', async () => {
    const portions: string[][] = []
    for await (const portion of identity.readAll({ role: 'admin' }))
      portions.push(portion.map(({ username }) => username))

    expect(portions).toEqual([['dominique', elodie.username]])
  })

  test('takes a name whose every sign folds to a sentence', async () => {
    const caller = await signIn(noemie.id)
    const longest = '\ufdfa'.repeat(100)

    expect(
      await identity.changeProfile(caller, { ...numbered(), firstName: longest, lastName: longest }),
    ).toMatchObject({ ok: true })
  })
})

test("a member's copy of their data holds the acts on their account and their acts as an admin", async () => {
  const caller = await signIn(noemie.id)
  await admin.actOnUser(by, 'promote', noemie.id)
  const ad = await post({ title: 'Lunette' })
  await admin.approveAd(caller, ad)

  expect(await admin.findOwnEntries(noemie.id)).toEqual({
    onAccount: [
      {
        action: 'user.promote',
        changes: [{ field: 'isAdmin', before: false, after: true }],
        createdAt: expect.any(Date) as Date,
      },
    ],
    asAdmin: [{ action: 'ad.approve', subject: 'Lunette', createdAt: expect.any(Date) as Date }],
  })
  expect((await admin.findOwnEntries(ad.id + 1000)).onAccount).toEqual([])
})

function trySignIn() {
  return identity.signIn({ username: noemie.username, password: PASSWORD }, 'Firefox')
}

function numbered(number = 1): Registration {
  return { ...camille, username: `noemie${number}`, email: `noemie${number}@example.com` }
}
