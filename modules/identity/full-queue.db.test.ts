import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/harness/db/rows'
import { camille, FIREFOX, karim, NEW_PASSWORD, PASSWORD, signIn } from '#test/people'
import { setUpMember } from '#test/harness/modules/identity'

const { db, identity, mails, me, queue } = await setUpMember()
let link: string

beforeEach(async () => {
  await signIn(identity, me.user.id)
  link = (await identity.passwords.issueResetToken(camille.email))!.token
  mails.length = 0
  queue.transactions.length = 0
})

const profile = { ...camille, email: 'nouvelle@example.com' }
const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

describe.each<[string, number, () => Promise<{ ok: boolean }>]>([
  ['a registration', 1, () => identity.accounts.register(karim, FIREFOX)],
  ['a new e-mail', 2, () => identity.accounts.changeProfile(me.caller, profile, PASSWORD)],
  ['a new password', 1, () => identity.passwords.change(me.caller, change)],
  ['a reset', 1, () => identity.passwords.reset({ token: link, newPassword: NEW_PASSWORD })],
  ['a deletion', 1, () => identity.accounts.delete(me.caller, PASSWORD)],
])('the mails of %s (%i)', (_what, count, act) => {
  test('are queued in its own transaction', async () => {
    expect((await act()).ok).toBe(true)
    expect(queue.transactions).toHaveLength(count)
    for (const tx of queue.transactions) expect(tx).toHaveProperty('afterCommit')
  })

  test('undo the act when one of them cannot be queued', async () => {
    for (let room = 0; room < count; room += 1) {
      const before = await everything()
      mails.length = 0
      queue.room = room

      await expect(act()).rejects.toThrow('the queue is full')
      expect(await everything()).toEqual(before)
    }
  })
})

const everything = () =>
  Promise.all(['users', 'sessions', 'password_reset_tokens'].map((table) => allRows(db, table)))
