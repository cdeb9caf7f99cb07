import { beforeEach, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { DONE, refusal, setUpMember } from '#test/harness/modules/identity'
import { camille, FIREFOX, PASSWORD } from '#test/people'

const { db, identity, clock, mails, faults, leaving, me } = await setUpMember()

/** The rows of Camille in other modules, which can be deleted one at a time until `room` is used up. */
const rows = { left: 0, room: Infinity }
leaving.removeOwnRows = () => {
  if (rows.left === 0) return Promise.resolve(0)
  if (rows.room === 0) return Promise.reject(new Error('the database is away'))
  rows.left -= 1
  rows.room -= 1
  return Promise.resolve(1)
}
beforeEach(() => {
  rows.left = 3
  rows.room = Infinity
})

const leave = () => identity.accounts.delete(me.caller, PASSWORD)

test('a member who leaves is gone once their rows are deleted, in portions', async () => {
  expect(await leave()).toEqual(DONE)
  expect([rows.left, await count(db, 'users'), await count(db, 'account_deletions')]).toEqual([0, 0, 0])
})

test('a deletion that stops half-way leaves the member signed out for good', async () => {
  rows.room = 2
  const { token } = (await identity.passwords.issueResetToken(camille.email))!

  expect(await leave()).toEqual(DONE)
  expect(faults.map(({ message }) => message)).toEqual(['the database is away'])
  expect(await identity.sessions.resume(me.caller.token)).toBeNull()
  expect(await identity.signIn.begin({ username: camille.username, password: PASSWORD }, FIREFOX)).toEqual(
    refusal('blocked'),
  )
  expect(await identity.passwords.issueResetToken(camille.email)).toBeNull()
  expect(await identity.passwords.reset({ token, newPassword: 'Par-le-lien-10' })).toMatchObject({
    ok: false,
  })
})

test('a deletion that stopped half-way is finished by the job', async () => {
  rows.room = 2
  await leave()
  rows.room = Infinity

  expect(await identity.deletions.finishAll()).toBe(1)
  expect([rows.left, await count(db, 'users')]).toEqual([0, 0])
  expect(mails.map(({ template }) => template)).toEqual(['account-deleted'])
})

test('a second deletion of a member who is leaving sends no other mail', async () => {
  rows.room = 0
  await leave()

  expect(await leave()).toEqual(DONE)
  expect(await db.transaction((tx) => identity.members.remove(me.user.id, tx))).toBeNull()
  expect(mails).toHaveLength(1)
})

test('the job deletes nobody whose deletion has not begun', async () => {
  clock.pass(3600)
  await identity.deletions.finish(me.user.id)

  expect(await identity.deletions.finishAll()).toBe(0)
  expect([rows.left, await count(db, 'users')]).toEqual([3, 1])
})
