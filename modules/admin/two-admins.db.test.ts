import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '../identity'
import { NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { dominique, setUpAdmin } from '#test/worlds/admin'

const { db, identity, admin, signIn, callers, lines } = await setUpAdmin()

const ROUNDS = 8

/** A new pair for each round, beside whom nobody is an admin. */
beforeEach(() => db.write(() => db.sequelize.query('UPDATE users SET is_admin = false')))

const ACTS = ['block', 'demote', 'delete'] as const
const PAIRS = ACTS.flatMap((one) => ACTS.map((other) => [one, other] as const))

test.each(PAIRS)(
  'of two admins, who %s and %s each other at the same moment, one stays',
  async (one, other) => {
    for (let round = 0; round < 2; round += 1) {
      const [first, second] = [
        await appoint(`${one}-${other}-${round}a`),
        await appoint(`${one}-${other}-${round}b`),
      ]
      // Whose id is lower must not decide.
      const [left, right] = round % 2 ? [second, first] : [first, second]

      const outcomes = await Promise.all([admin.actOnUser(left, one, right.userId), admin.actOnUser(right, other, left.userId)])

      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
        code: expect.stringMatching(/signed-out|not-admin/) as string,
      })
      expect(await identity.hasAdmin()).toBe(true)
      await dismiss(first, second)
    }
  },
)

test('three admins who block one another in a ring leave one at least', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const ring = [
      await appoint(`ring-${round}a`),
      await appoint(`ring-${round}b`),
      await appoint(`ring-${round}c`),
    ]

    await Promise.all(ring.map((one, index) => admin.actOnUser(one, 'block', ring[(index + 1) % 3]!.userId)))

    expect(await identity.hasAdmin()).toBe(true)
    await dismiss(...ring)
  }
})

test('an admin who leaves while another one deletes or is deleted never leaves the site without an admin', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = [await appoint(`leaves-${round}a`), await appoint(`leaves-${round}b`)]

    await Promise.all([
      identity.deleteAccount(second, PASSWORD),
      admin.actOnUser(first, 'delete', second.userId),
      admin.actOnUser(second, 'demote', first.userId),
      identity.changePassword(first, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ])

    expect(await identity.hasAdmin()).toBe(true)
    await dismiss(first, second)
  }
})

test('two admins who block the same member at the same moment leave one line', async () => {
  const admins = [await appoint('same-a'), await appoint('same-b')]

  const outcomes = await Promise.all(admins.map((one) => admin.actOnUser(one, 'block', callers.camille.userId)))

  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  expect(await lines()).toHaveLength(1)
})

async function appoint(username: string): Promise<Caller> {
  const made = await identity.createAdmin({ ...dominique, username, email: `${username}@example.com` })
  if (!made.ok) throw new Error(made.code)
  return signIn(made.value.id)
}

async function dismiss(...admins: Caller[]) {
  for (const { userId } of admins) await db.run('DELETE FROM users WHERE id = $1', [userId])
}
