import { expect, test } from 'vitest'
import type { Caller } from '../identity'
import { NEW_PASSWORD, PASSWORD } from '#test/people'
import { dominique, setUpAdmin } from '#test/harness/modules/admin'
import { setUpFactor, identityDriver } from '#test/things/second-factor'

const { db, identity, clock, mails, admin, appoint, callers, logged } = await setUpAdmin()

const ROUNDS = 8
const ACTS = ['block', 'demote', 'delete'] as const

let appointed = 0
/** Appoints new admins, and leaves no other ones. */
async function appointNew(count: number): Promise<Caller[]> {
  await db.write('UPDATE users SET is_admin = $1', [false])
  const made: Caller[] = []
  for (const username of Array.from({ length: count }, () => `admin-${(appointed += 1)}`))
    made.push(await appoint({ ...dominique, username, email: `${username}@example.com` }))
  return made
}

test.each(ACTS.flatMap((one) => ACTS.map((other) => [one, other] as const)))(
  'one admin stays of two who %s and %s each other at the same moment',
  async (one, other) => {
    for (const isReversed of [false, true]) {
      const pair = await appointNew(2)
      // Both orders: the lower id must not decide.
      const [left, right] = (isReversed ? pair.reverse() : pair) as [Caller, Caller]
      const outcomes = await Promise.all([
        admin.users.act(left, one, right.userId),
        admin.users.act(right, other, left.userId),
      ])

      const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]))
      expect(refused).toEqual([expect.stringMatching(/signed-out|not-admin/)])
      expect(await identity.members.hasAdmin()).toBe(true)
    }
  },
)

test('one admin stays when one leaves while another deletes or is demoted', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = (await appointNew(2)) as [Caller, Caller]
    await Promise.all([
      identity.accounts.delete(second, PASSWORD),
      admin.users.act(first, 'delete', second.userId),
      admin.users.act(second, 'demote', first.userId),
      identity.passwords.change(first, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ])

    expect(await identity.members.hasAdmin()).toBe(true)
  }
})

test('two admins at once can turn off the second factor of each other', async () => {
  const pair = await appointNew(2)
  for (const one of pair) {
    const member = (await identity.members.find(one.userId))!
    await setUpFactor(identityDriver(identity, clock, member, one))
  }
  const [left, right] = pair as [Caller, Caller]
  const outcomes = await Promise.all([
    admin.users.act(left, 'reset-second-factor', right.userId),
    admin.users.act(right, 'reset-second-factor', left.userId),
  ])

  expect(outcomes).toMatchObject([
    { ok: true, value: { isAdmin: true, secondFactorAt: null } },
    { ok: true, value: { isAdmin: true, secondFactorAt: null } },
  ])
  expect((await logged()).map(({ action }) => action)).toEqual(Array(2).fill('user.reset-second-factor'))
  const mailed = mails.filter(({ template }) => template === 'second-factor-off')
  expect(mailed.map(({ userId }) => userId).sort()).toEqual([left.userId, right.userId].sort())
})

test('two admins who block the same member at once leave one entry', async () => {
  const admins = await appointNew(2)
  const block = (one: Caller) => admin.users.act(one, 'block', callers.camille.userId)
  const outcomes = await Promise.all(admins.map(block))

  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  expect(await logged()).toHaveLength(1)
})
