import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#db/database'
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
import { createWorld, mark, setUpIdentity, refusal } from '#test/harness/modules/identity'

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

test('a sign-in by the old password waits for a reset, and is refused', async () => {
  await join(identity, camille)
  const { token } = (await identity.passwords.issueResetToken(camille.email))!
  let signedIn: unknown
  const elsewhere = await openDatabase(db.url)
  onTestFinished(elsewhere.close)
  const transaction: Database['transaction'] = (work, outer) =>
    db.transaction(async (tx) => {
      const outcome = await work(tx)
      signedIn = createWorld(elsewhere).identity.signIn.begin({ ...camille }, FIREFOX)
      await expect.poll(() => countWaiting(elsewhere)).toBe(1)
      return outcome
    }, outer)
  const resetting = createWorld({ ...db, transaction }).identity

  expect(await resetting.passwords.reset({ token, newPassword: NEW_PASSWORD })).toMatchObject({ ok: true })
  expect(await signedIn).toEqual(refusal('wrong-credentials'))
})

/** How many connections wait for a lock. */
async function countWaiting(on: Database): Promise<number> {
  const [row] = await on.read<{ n: string }>(
    "SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return Number(row!.n)
}

async function changeEverything(person: Person, isAdmin: boolean) {
  const { id } = await join(identity, person)
  if (isAdmin) await mark(db, person.username, 'is_admin')
  const caller = await signIn(identity, id)
  const { token } = (await identity.passwords.issueResetToken(person.email))!
  const profile = { ...person, email: `nouvelle-${person.email}` }

  return Promise.allSettled([
    identity.passwords.reset({ token, newPassword: 'Par-le-lien-10' }),
    identity.passwords.change(caller, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    identity.accounts.changeProfile(caller, profile, PASSWORD),
    identity.passwords.issueResetToken(person.email),
    identity.accounts.delete(caller, PASSWORD),
    identity.signIn.begin({ username: person.username, password: PASSWORD }, FIREFOX),
  ])
}
