import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/db/rows'
import type { Result } from '../kernel/result'
import { camille, join, NEW_PASSWORD, PASSWORD } from '#test/worlds/people'
import { mark, setUpWorld } from '#test/worlds/identity'
import type { Caller } from '#modules/identity'

const FIREFOX = 'Firefox sur Android'

const { db, identity, mails } = await setUpWorld()
let caller: Caller
let elsewhere: string
let elsewhereId: string

beforeEach(async () => {
  const { id: userId } = await join(identity, camille)
  caller = { userId, token: await identity.startSession(userId, FIREFOX) }
  elsewhere = await identity.startSession(userId, FIREFOX)
  elsewhereId = (await identity.findSessions(userId, elsewhere)).find((session) => session.isCurrent)!.id
})

const ENDINGS: [string, () => Promise<unknown>][] = [
  ['signed out', () => identity.endSession(caller.token)],
  ['ended from elsewhere', endFromElsewhere],
  ['ended with all others', () => identity.endOtherSessions({ ...caller, token: elsewhere })],
  ['ended by a reset', resetToTheSamePassword],
  ['of a member who is blocked', () => mark(db, camille.username, 'is_blocked')],
]

const email = 'nouvelle@example.com'
const CHANGES: [string, () => Promise<Result<unknown, string>>][] = [
  ['the names', () => identity.changeProfile(caller, { ...camille, firstName: 'Camille-Anne' })],
  ['the e-mail', () => identity.changeProfile(caller, { ...camille, email }, PASSWORD)],
  [
    'the password',
    () => identity.changePassword(caller, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  ],
  ['that he is signed in elsewhere', () => identity.endOtherSessions(caller)],
  ['that another browser is signed in', () => identity.endSessionById(caller, elsewhereId)],
  ['that there is an account', () => identity.deleteAccount(caller, PASSWORD)],
]

describe.each(ENDINGS)('a session that was %s', (_how, end) => {
  test.each(CHANGES)('no longer changes %s, and nobody is told', async (_what, change) => {
    await end()
    mails.length = 0
    const before = await allOfThem()

    expect(await change()).toEqual({ ok: false, code: 'signed-out' })
    expect(await allOfThem()).toEqual(before)
    expect(mails).toEqual([])
  })
})

async function endFromElsewhere() {
  const [, other] = await identity.findSessions(caller.userId, elsewhere)
  await identity.endSessionById({ ...caller, token: elsewhere }, other!.id)
}

/** The same, so that it is not the password that is refused. */
async function resetToTheSamePassword() {
  const { token } = (await identity.issueResetToken(camille.email))!
  await identity.resetPassword({ token, newPassword: PASSWORD })
}

async function allOfThem() {
  return [await allRows(db, 'users'), await allRows(db, 'sessions')]
}
