import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { camille, join, karim, NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { mark, setUpWorld } from '#test/worlds/identity'
import type { Caller } from '#modules/identity'

const FIREFOX = 'Firefox sur Android'
const DONE = { ok: true, value: undefined }

const { db, identity, mails } = await setUpWorld()
let caller: Caller

beforeEach(async () => {
  const { id: userId } = await join(identity, camille)
  caller = { userId, token: await identity.startSession(userId, FIREFOX) }
  mails.length = 0
})

describe('a form for a new password that is sent twice', () => {
  const send = () => identity.changePassword(caller, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })

  test('is done once, and refused the second time: its current password is a wrong one by then', async () => {
    expect([await send(), await send()]).toEqual([DONE, { ok: false, code: 'wrong-password' }])
    expect(told()).toEqual(['password-changed'])
  })

  test('at the same moment is done both times, and told once', async () => {
    expect(await Promise.all([send(), send()])).toEqual([DONE, DONE])
    expect(told()).toEqual(['password-changed'])
  })

  test('leaves alone the session that began in between', async () => {
    await send()
    const phone = await identity.startSession(caller.userId, FIREFOX)
    await send()

    expect(await identity.resumeSession(phone)).not.toBeNull()
  })
})

describe('a form to delete the account that is sent twice', () => {
  const send = () => identity.deleteAccount(caller, PASSWORD)

  test('is done both times, and told once', async () => {
    expect([await send(), await send()]).toEqual([DONE, DONE])
    expect(told()).toEqual(['account-deleted'])
  })

  test('at the same moment is done both times, and told once', async () => {
    expect(await Promise.all([send(), send()])).toEqual([DONE, DONE])
    expect(told()).toEqual(['account-deleted'])
  })

  test('by an admin at the same moment is done both times, and leaves the other admin', async () => {
    await join(identity, karim)
    for (const { username } of [camille, karim]) await mark(db, username, 'is_admin')

    expect(await Promise.all([send(), send()])).toEqual([DONE, DONE])
    expect(await count(db, 'users')).toBe(1)
  })
})

function told() {
  return mails.map(({ template }) => template)
}
