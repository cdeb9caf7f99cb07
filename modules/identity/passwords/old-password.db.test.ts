import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/database'
import type { Result } from '#modules/kernel/result'
import { camille, FIREFOX, join, NEW_PASSWORD, PASSWORD, signIn } from '#test/people'
import { createWorld, setUpIdentity, refusal } from '#test/harness/modules/identity'
import type { Caller, Identity } from '#modules/identity'

const ROUNDS = 15

const { db, identity, mails } = await setUpIdentity()
let caller: Caller
let link: string

beforeEach(startOver)

const theft = { currentPassword: PASSWORD, newPassword: 'Au-voleur-10' }
const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

describe.each<[string, (thief: Identity) => Promise<Result<unknown, string>>]>([
  [
    'a new e-mail',
    (thief) => thief.accounts.changeProfile(caller, { ...camille, email: 'voleur@example.com' }, PASSWORD),
  ],
  ['a new password', (thief) => thief.passwords.change(caller, theft)],
  ['the deletion of the account', (thief) => thief.accounts.delete(caller, PASSWORD)],
])('an old password used for %s', (_what, steal) => {
  test('at the moment of a reset either comes first or does nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await startOver()
      const [stolen, reset] = await Promise.all([steal(identity), resetByLink()])

      expect(stolen.ok).toBe(!reset.ok)
      expect(await isTheMembers()).toBe(reset.ok)
    }
  }, 60_000)

  test('checked before a reset and used after it does nothing', async () => {
    expect(await steal(lateBy(() => resetByLink()))).toEqual(refusal('signed-out'))
    expect(await isTheMembers()).toBe(true)
    expect(mails.map(({ template }) => template)).toEqual(['password-changed'])
  })

  test('while a reset is under way voids its link', async () => {
    const reset = await resetByLink(lateBy(() => steal(identity)))

    expect(reset).toEqual(refusal('invalid-token'))
    expect(await isTheMembers()).toBe(false)
  })

  test('while the member changes the password in this browser does nothing', async () => {
    const stolen = await steal(lateBy(() => identity.passwords.change(caller, change)))

    expect(stolen).toEqual(refusal('wrong-password'))
    expect(await isTheMembers()).toBe(true)
  })
})

async function startOver() {
  await db.write('DELETE FROM users')
  caller = await signIn(identity, (await join(identity, camille)).id)
  link = (await identity.passwords.issueResetToken(camille.email))!.token
  mails.length = 0
}

const resetByLink = (by = identity) => by.passwords.reset({ token: link, newPassword: NEW_PASSWORD })

/** The account still has its e-mail, and the new password opens it. */
async function isTheMembers(): Promise<boolean> {
  return (await identity.signIn.begin({ username: camille.email, password: NEW_PASSWORD }, FIREFOX)).ok
}

/** Runs `other` after the password or link was checked, and before it is used. */
function lateBy(other: () => Promise<unknown>): Identity {
  const transaction: Database['transaction'] = async (work, outer) => {
    await other()
    return db.transaction(work, outer)
  }
  return createWorld({ ...db, transaction }).identity
}
