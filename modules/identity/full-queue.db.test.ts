import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/db/rows'
import { camille, join, karim, NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { setUpWorld } from '#test/worlds/identity'
import type { Caller } from '#modules/identity'

const FIREFOX = 'Firefox sur Android'

const { db, identity, mails, queue } = await setUpWorld()
let caller: Caller
let link: string

beforeEach(async () => {
  const { id: userId } = await join(identity, camille)
  caller = { userId, token: await identity.startSession(userId, FIREFOX) }
  await identity.startSession(userId, FIREFOX)
  link = (await identity.issueResetToken(camille.email))!.token
  mails.length = 0
  queue.transactions.length = 0
})

/** What is done, and how many mails tell of it. */
const CHANGES: [string, number, () => Promise<{ ok: boolean }>][] = [
  ['a registration', 1, () => identity.register(karim, FIREFOX)],
  [
    'a new e-mail',
    2,
    () => identity.changeProfile(caller, { ...camille, email: 'nouvelle@example.com' }, PASSWORD),
  ],
  [
    'a new password',
    1,
    () => identity.changePassword(caller, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  ],
  ['a reset', 1, () => identity.resetPassword({ token: link, newPassword: NEW_PASSWORD })],
  ['a deletion', 1, () => identity.deleteAccount(caller, PASSWORD)],
]

/** One line for each of its mails: the change, and how many are queued before the one that fails. */
const FAILURES = CHANGES.flatMap(([what, told, change]) =>
  Array.from({ length: told }, (_none, room) => [what, room, change] as const),
)

describe('a mail that cannot be queued', () => {
  test.each(FAILURES)(
    'leaves everything as it was before %s (after %i that could)',
    async (_w, room, change) => {
      const before = await everything()
      queue.room = room

      await expect(change()).rejects.toThrow('the queue is full')
      expect(await everything()).toEqual(before)
    },
  )
})

test.each(CHANGES)('%s is told in its own transaction', async (_what, told, change) => {
  expect((await change()).ok).toBe(true)
  expect(queue.transactions).toEqual(
    Array.from(
      { length: told },
      () => expect.objectContaining({ afterCommit: expect.any(Function) }) as unknown,
    ),
  )
})

function everything() {
  return Promise.all(['users', 'sessions', 'password_reset_tokens'].map((table) => allRows(db, table)))
}
