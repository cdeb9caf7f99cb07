import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/db/rows'
import { camille, FIREFOX, join, karim, NEW_PASSWORD, PASSWORD, signIn } from '#test/worlds/people'
import { createWorld, mark, setUpWorld } from '#test/worlds/identity'
import type { Caller, User } from '#modules/identity'

const DAY = 24 * 60 * 60
const SAFARI = 'Safari sur iOS'

const { db, identity, clock, mails } = await setUpWorld()
const resume = (token: string) => identity.resumeSession(token)
let user: User
let caller: Caller
let token: string

beforeEach(async () => {
  user = await join(identity, camille)
  caller = await signIn(identity, user.id)
  token = caller.token
})

describe('a session', () => {
  test('resumes, and is kept as a hash with which nobody can sign in', async () => {
    const [row] = await allRows(db, 'sessions')

    expect(await resume(token)).toEqual(user)
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await resume(row?.token_hash as string)).toBeNull()
  })

  test('ends when it is ended, and the others of the same member go on', async () => {
    const laptop = await identity.startSession(user.id, SAFARI)
    await identity.endSession(token)

    expect(await resume(token)).toBeNull()
    expect(await resume(laptop)).toEqual(user)
  })

  test('lasts as long as it is used within 30 days, but no longer than 90', async () => {
    for (let month = 0; month < 3; month += 1) {
      clock.pass(30 * DAY - 1)
      expect(await resume(token)).toEqual(user)
      await waitForNote()
    }
    clock.pass(3)

    expect(await resume(token)).toBeNull()
    expect(await identity.findSessions(user.id, token)).toEqual([])
    expect((await identity.findOwnData(user)).sessions).toEqual([])
  })

  test('that was not used for 30 days has ended and leaves no row behind, and the others stay', async () => {
    clock.pass(29 * DAY)
    const used = await identity.startSession(user.id, SAFARI)
    clock.pass(DAY)

    expect(await resume(token)).toBeNull()
    expect(await identity.removeExpired()).toBe(1)
    expect(await resume(used)).toEqual(user)
    expect(await identity.removeExpired()).toBe(0)
  })

  test('is read at once while its use waits to be noted, one use at a time', async () => {
    const ends: (() => void)[] = []
    const locked = createWorld({
      ...db,
      transaction: () => new Promise((end) => ends.push(end as () => void)),
    })
    locked.clock.pass(DAY)

    for (let page = 0; page < 3; page += 1) expect(await locked.identity.resumeSession(token)).toEqual(user)
    expect(ends).toHaveLength(1)
    ends[0]!()
    await expect.poll(() => locked.identity.resumeSession(token).then(() => ends.length)).toBe(2)
  })

  test('goes on when its use cannot be noted, which is reported', async () => {
    const fullDisk = createWorld({ ...db, transaction: () => Promise.reject(new Error('the disk is full')) })
    fullDisk.clock.pass(DAY)

    expect(await fullDisk.identity.resumeSession(token)).toEqual(user)
    await expect.poll(() => fullDisk.faults).toEqual([new Error('the disk is full')])
  })

  test('of a blocked member brings nobody back', async () => {
    await mark(db, camille.username, 'is_blocked')

    expect(await resume(token)).toBeNull()
  })

  test.each(['', 'zut', 'a'.repeat(5000)])('unknown (%j) brings nobody back', async (unknown) => {
    expect(await resume(unknown)).toBeNull()
  })
})

describe('the list of sessions', () => {
  test('shows the device, the start and the last use, this browser first, and no token', async () => {
    const startedAt = clock.now()
    clock.pass(DAY)
    const laterAt = clock.now()
    const later = await identity.startSession(user.id, SAFARI)
    await identity.startSession((await join(identity, karim)).id, SAFARI)

    const sessions = await identity.findSessions(user.id, token)
    const id = expect.any(String) as string
    expect(sessions).toEqual([
      { id, device: FIREFOX, startedAt, lastUsedAt: startedAt, isCurrent: true },
      { id, device: SAFARI, startedAt: laterAt, lastUsedAt: laterAt, isCurrent: false },
    ])
    for (const secret of [token, later]) expect(JSON.stringify(sessions)).not.toContain(secret)
    expect(await resume(sessions[0]!.id)).toBeNull()
  })

  test('of sixty shows fifty, of which the first is this one, however long it was not used', async () => {
    for (let number = 1; number < 60; number += 1) {
      clock.pass(1)
      await identity.startSession(user.id, `${SAFARI} ${number}`)
    }
    const listed = (await identity.findSessions(user.id, token)).map(({ device }) => device)

    expect(listed).toEqual([FIREFOX, ...Array.from({ length: 49 }, (_, index) => `${SAFARI} ${59 - index}`)])
    expect((await identity.findOwnData(user)).sessions).toHaveLength(60)
  })
})

describe("a member's visits", () => {
  test('count every open session, more than a list shows', async () => {
    for (let number = 1; number < 60; number += 1) await identity.startSession(user.id, SAFARI)

    expect(await identity.findVisits(user.id)).toMatchObject({ openSessions: 60 })
  })

  test('stay known when their sessions have ended: the last sign-in or use', async () => {
    clock.pass(DAY)
    const usedAt = clock.now()
    await resume(token)
    await waitForNote()
    clock.pass(DAY)
    await mark(db, camille.username, 'is_blocked')
    await identity.endSession(token)

    expect(await identity.findVisits(user.id)).toEqual({ openSessions: 0, lastSeenAt: usedAt })
    await identity.startSession(user.id, SAFARI)
    expect(await identity.findVisits(user.id)).toEqual({ openSessions: 1, lastSeenAt: clock.now() })
  })

  test('of an admin made by a command are none', async () => {
    const made = await identity.createAdmin(karim)
    const { id } = made.ok ? made.value : expect.fail(made.code)

    expect(await identity.findVisits(id)).toEqual({ openSessions: 0, lastSeenAt: null })
  })
})

describe('ending a session from elsewhere', () => {
  test("signs that browser out, and does nothing to another's", async () => {
    const stranger = await signIn(identity, (await join(identity, karim)).id)
    const laptop = await identity.startSession(user.id, SAFARI)
    const [, other] = await identity.findSessions(user.id, laptop)

    await identity.endSessionById(stranger, other!.id)
    expect(await resume(token)).toEqual(user)

    await identity.endSessionById({ ...caller, token: laptop }, other!.id)
    expect(await resume(token)).toBeNull()
    expect(await resume(laptop)).toEqual(user)
  })

  test('of all others keeps this one, and other people', async () => {
    const ended = await identity.startSession(user.id, SAFARI)
    const stranger = await signIn(identity, (await join(identity, karim)).id)

    expect(await identity.endOtherSessions(caller)).toEqual({ ok: true, value: 1 })
    expect(await resume(token)).toEqual(user)
    expect(await resume(ended)).toBeNull()
    expect(await resume(stranger.token)).not.toBeNull()
  })
})

describe.each<[string, (elsewhere: string) => Promise<unknown>]>([
  ['signed out', () => identity.endSession(token)],
  ['ended from elsewhere', (elsewhere) => identity.endOtherSessions({ ...caller, token: elsewhere })],
  ['ended by a reset', resetToTheSamePassword],
  ['of a member who is blocked', () => mark(db, camille.username, 'is_blocked')],
])('a session that was %s', (_how, end) => {
  const email = 'nouvelle@example.com'
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

  test.each<[string, (otherId: string) => Promise<unknown>]>([
    ['the names', () => identity.changeProfile(caller, { ...camille, firstName: 'Camille-Anne' })],
    ['the e-mail', () => identity.changeProfile(caller, { ...camille, email }, PASSWORD)],
    ['the password', () => identity.changePassword(caller, change)],
    ['the other sessions', () => identity.endOtherSessions(caller)],
    ['another session', (otherId) => identity.endSessionById(caller, otherId)],
    ['the account', () => identity.deleteAccount(caller, PASSWORD)],
  ])('no longer changes or ends %s, and sends no mail', async (_what, act) => {
    const elsewhere = await identity.startSession(user.id, SAFARI)
    const [other] = await identity.findSessions(user.id, elsewhere)
    await end(elsewhere)
    mails.length = 0
    const before = await everything()

    expect(await act(other!.id)).toEqual({ ok: false, code: 'signed-out' })
    expect(await everything()).toEqual(before)
    expect(mails).toEqual([])
  })
})

/** The same, so that it is not the password that is refused. */
async function resetToTheSamePassword() {
  const { token: link } = (await identity.issueResetToken(camille.email))!
  await identity.resetPassword({ token: link, newPassword: PASSWORD })
}

const everything = () => Promise.all(['users', 'sessions'].map((name) => allRows(db, name)))

/** Only a test waits for it. */
async function waitForNote() {
  const lastUse = async () => (await identity.findSessions(user.id, token))[0]?.lastUsedAt
  await expect.poll(lastUse).toEqual(clock.now())
}
