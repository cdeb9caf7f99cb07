import { describe, expect, test } from 'vitest'
import { camille, join, karim, NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { mark, setUpWorld } from '#test/worlds/identity'
import type { Registration } from '#modules/identity'

const FIREFOX = 'Firefox sur Android'
const ROUNDS = 40

const { db, identity } = await setUpWorld()

/** Only here do writers run side by side; on SQLite one comes after the other. */
describe('whoever waits for another is never waited for by him', () => {
  test('when one member changes everything at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      expect(faultsOf(await changeEverything(numbered(camille, round)))).toEqual([])
  }, 60_000)

  test('when two admins do', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const admins = [numbered(camille, round), numbered(karim, round)]
      const done = await Promise.all(admins.map((admin) => changeEverything(admin, 'is_admin')))
      expect(faultsOf(done.flat())).toEqual([])
    }
  }, 60_000)
})

async function changeEverything(person: Registration, column?: 'is_admin') {
  const { id: userId } = await join(identity, person)
  if (column) await mark(db, person.username, column)
  const caller = { userId, token: await identity.startSession(userId, FIREFOX) }
  const { token } = (await identity.issueResetToken(person.email))!
  const profile = { ...person, email: `nouvelle-${person.email}` }
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

  return Promise.allSettled([
    identity.resetPassword({ token, newPassword: 'Par-le-lien-10' }),
    identity.changePassword(caller, change),
    identity.changeProfile(caller, profile, PASSWORD),
    identity.issueResetToken(person.email),
    identity.deleteAccount(caller, PASSWORD),
    identity.signIn({ username: person.username, password: PASSWORD }, FIREFOX),
  ])
}

function numbered(person: Registration, number: number): Registration {
  return { ...person, username: `${person.username}-${number}`, email: `${number}-${person.email}` }
}

function faultsOf(outcomes: PromiseSettledResult<unknown>[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
}
