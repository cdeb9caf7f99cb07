import { expect, test } from 'vitest'
import {
  camille,
  FIREFOX,
  join,
  karim,
  NEW_PASSWORD,
  newcomer,
  PASSWORD,
  type Person,
  signIn,
} from '#test/people'
import { mark, setUpIdentity } from '#test/harness/modules/identity'

const ROUNDS = 40

const { db, identity } = await setUpIdentity()

// On PostgreSQL only: SQLite runs one write transaction at a time.
test.each([
  ['a member', [camille], false],
  ['two admins', [camille, karim], true],
])(
  'all changes of an account at the same moment never deadlock: %s',
  async (_who, people, areAdmins) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const changes = people.map((person) => changeEverything(newcomer(person), areAdmins))
      const outcomes = (await Promise.all(changes)).flat()

      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    }
  },
  60_000,
)

async function changeEverything(person: Person, isAdmin: boolean) {
  const { id } = await join(identity, person)
  if (isAdmin) await mark(db, person.username, 'is_admin')
  const caller = await signIn(identity, id)
  const { token } = (await identity.issueResetToken(person.email))!
  const profile = { ...person, email: `nouvelle-${person.email}` }

  return Promise.allSettled([
    identity.resetPassword({ token, newPassword: 'Par-le-lien-10' }),
    identity.changePassword(caller, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    identity.changeProfile(caller, profile, PASSWORD),
    identity.issueResetToken(person.email),
    identity.deleteAccount(caller, PASSWORD),
    identity.signIn({ username: person.username, password: PASSWORD }, FIREFOX),
  ])
}
