import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/database'
import type { Result } from '../kernel/result'
import { camille, join, NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { createWorld, setUpWorld } from '#test/worlds/identity'
import type { Caller, Identity, User } from '#modules/identity'

const FIREFOX = 'Firefox sur Android'
const ROUNDS = 15

const { db, identity, mails } = await setUpWorld()
let user: User
let caller: Caller
let link: string

beforeEach(anew)

/** What a thief who knows the password may try, each with the check that they did not get it. */
const THEFTS: [string, (identity: Identity) => Promise<Result<unknown, string>>][] = [
  [
    'a new e-mail',
    (thief) => thief.changeProfile(caller, { ...camille, email: 'voleur@example.com' }, PASSWORD),
  ],
  [
    'a new password',
    (thief) => thief.changePassword(caller, { currentPassword: PASSWORD, newPassword: 'Au-voleur-10' }),
  ],
  ['that the account is deleted', (thief) => thief.deleteAccount(caller, PASSWORD)],
]

describe.each(THEFTS)('a thief who asks for %s', (_what, steal) => {
  test('at the moment of a reset either comes before it, and voids its link, or gets nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await anew()
      const [theft, reset] = await Promise.all([steal(identity), resetByLink()])

      expect({ theft: theft.ok, reset: reset.ok, isTheMembers: await isTheMembers() }).toEqual(
        reset.ok ? THE_MEMBERS : THE_THIEFS,
      )
    }
  }, 60_000)

  test('whose password was right before a reset, and is used after, gets nothing', async () => {
    const outcome = await steal(lateBy(() => resetByLink()))

    expect(outcome).toEqual({ ok: false, code: 'signed-out' })
    expect(await isTheMembers()).toBe(true)
    expect(mails.map(({ template }) => template)).toEqual(['password-changed'])
  })

  test('while the reset is under way voids its link', async () => {
    const reset = await resetByLink(lateBy(() => steal(identity)))

    expect(reset).toEqual({ ok: false, code: 'invalid-token' })
    expect(await isTheMembers()).toBe(false)
  })

  test('in the browser in which the password was changed meanwhile, gets nothing', async () => {
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const outcome = await steal(lateBy(() => identity.changePassword(caller, change)))

    expect(outcome).toEqual({ ok: false, code: 'wrong-password' })
    expect(await isTheMembers()).toBe(true)
  })
})

const THE_MEMBERS = { theft: false, reset: true, isTheMembers: true }
const THE_THIEFS = { theft: true, reset: false, isTheMembers: false }

async function anew() {
  await db.write(() => db.sequelize.query('DELETE FROM users'))
  user = await join(identity, camille)
  caller = { userId: user.id, token: await identity.startSession(user.id, FIREFOX) }
  link = (await identity.issueResetToken(user.email))!.token
  mails.length = 0
}

function resetByLink(by = identity) {
  return by.resetPassword({ token: link, newPassword: NEW_PASSWORD })
}

/** Everything is where it was, and opens with the new password. */
async function isTheMembers(): Promise<boolean> {
  const signedIn = await identity.signIn({ username: camille.email, password: NEW_PASSWORD }, FIREFOX)
  return signedIn.ok
}

/** Between the looking at a password, or a link, and what it is asked for, something else is done. */
function lateBy(other: () => Promise<unknown>): Identity {
  const transaction: Database['transaction'] = async (work, outer) => {
    await other()
    return db.transaction(work, outer)
  }
  return createWorld({ ...db, transaction }).identity
}
