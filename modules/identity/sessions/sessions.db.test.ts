import { beforeEach, describe, expect, test } from 'vitest'
import { allRows } from '#test/harness/db/rows'
import { camille, FIREFOX, join, karim, NEW_PASSWORD, PASSWORD, signIn } from '#test/people'
import { createWorld, mark, setUpMember, refusal, unwrap } from '#test/harness/modules/identity'

const DAY = 24 * 60 * 60
const SAFARI = 'Safari sur iOS'

const { db, identity, clock, mails, me } = await setUpMember()
const resume = (token: string) => identity.sessions.resume(token)
let token: string

beforeEach(() => void (token = me.caller.token))

describe('a session', () => {
  test('resumes, and is stored as a hash that signs nobody in', async () => {
    const [row] = await allRows(db, 'sessions')

    expect(await resume(token)).toEqual(me.user)
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await resume(row?.token_hash as string)).toBeNull()
  })

  test('ends alone, and the other sessions of its member go on', async () => {
    const laptop = await identity.sessions.start(me.user.id, SAFARI)
    await identity.sessions.end(token)

    expect(await resume(token)).toBeNull()
    expect(await resume(laptop)).toEqual(me.user)
  })

  test('lasts 30 days without use, and 90 at most', async () => {
    for (let month = 0; month < 3; month += 1) {
      clock.pass(30 * DAY - 1)
      expect(await resume(token)).toEqual(me.user)
      await waitForNote()
    }
    clock.pass(3)

    expect(await resume(token)).toBeNull()
    expect(await identity.sessions.findOwn(me.user.id, token)).toEqual([])
    expect((await identity.accounts.findOwnData(me.user)).sessions).toEqual([])
  })

  test('unused for 30 days has ended, and its row is deleted', async () => {
    clock.pass(29 * DAY)
    const used = await identity.sessions.start(me.user.id, SAFARI)
    clock.pass(DAY)

    expect(await resume(token)).toBeNull()
    expect(await identity.removeExpired()).toBe(1)
    expect(await resume(used)).toEqual(me.user)
    expect(await identity.removeExpired()).toBe(0)
  })

  test('that a wrong clock noted ahead is used from now on by the right one', async () => {
    clock.pass(365 * DAY)
    const ahead = await signIn(identity, me.user.id)
    clock.pass(-365 * DAY)
    expect(await resume(ahead.token)).toEqual(me.user)

    const lastUse = async () => (await identity.sessions.findOwn(me.user.id, ahead.token))[0]?.lastUsedAt
    await expect.poll(lastUse).toEqual(clock.now())
  })

  test('resumes at once while its use waits to be noted, one use at a time', async () => {
    const ends: (() => void)[] = []
    const locked = createWorld({
      ...db,
      transaction: () => new Promise((end) => ends.push(end as () => void)),
    })
    locked.clock.pass(DAY)

    for (let page = 0; page < 3; page += 1)
      expect(await locked.identity.sessions.resume(token)).toEqual(me.user)
    expect(ends).toHaveLength(1)
    ends[0]!()
    await expect.poll(() => locked.identity.sessions.resume(token).then(() => ends.length)).toBe(2)
  })

  test('goes on when its use cannot be noted, which is reported', async () => {
    const fullDisk = createWorld({ ...db, transaction: () => Promise.reject(new Error('the disk is full')) })
    fullDisk.clock.pass(DAY)

    expect(await fullDisk.identity.sessions.resume(token)).toEqual(me.user)
    await expect.poll(() => fullDisk.faults).toEqual([new Error('the disk is full')])
  })

  test('of a blocked member does not resume', async () => {
    await mark(db, camille.username, 'is_blocked')

    expect(await resume(token)).toBeNull()
  })

  test.each(['', 'zut', 'a'.repeat(5000)])('with an unknown token (%j) does not resume', async (unknown) => {
    expect(await resume(unknown)).toBeNull()
  })
})

describe('the list of sessions', () => {
  test('shows device, start and last use, this browser first, and no token', async () => {
    const startedAt = clock.now()
    clock.pass(DAY)
    const laterAt = clock.now()
    const later = await identity.sessions.start(me.user.id, SAFARI)
    await identity.sessions.start((await join(identity, karim)).id, SAFARI)

    const sessions = await identity.sessions.findOwn(me.user.id, token)
    const id = expect.any(String) as string
    expect(sessions).toEqual([
      { id, device: FIREFOX, startedAt, lastUsedAt: startedAt, isCurrent: true },
      { id, device: SAFARI, startedAt: laterAt, lastUsedAt: laterAt, isCurrent: false },
    ])
    for (const secret of [token, later]) expect(JSON.stringify(sessions)).not.toContain(secret)
    expect(await resume(sessions[0]!.id)).toBeNull()
  })

  test('shows fifty of sixty, this browser first however long unused', async () => {
    for (let number = 1; number < 60; number += 1) {
      clock.pass(1)
      await identity.sessions.start(me.user.id, `${SAFARI} ${number}`)
    }
    const listed = (await identity.sessions.findOwn(me.user.id, token)).map(({ device }) => device)

    expect(listed).toEqual([FIREFOX, ...Array.from({ length: 49 }, (_, index) => `${SAFARI} ${59 - index}`)])
    expect((await identity.accounts.findOwnData(me.user)).sessions).toHaveLength(60)
  })
})

describe('the visits of a member', () => {
  test('count all open sessions, more than the list shows', async () => {
    for (let number = 1; number < 60; number += 1) await identity.sessions.start(me.user.id, SAFARI)

    expect(await identity.sessions.findVisits(me.user.id)).toMatchObject({ openSessions: 60 })
  })

  test('keep the last sign-in or use when all sessions have ended', async () => {
    clock.pass(DAY)
    const usedAt = clock.now()
    await resume(token)
    await waitForNote()
    clock.pass(DAY)
    await mark(db, camille.username, 'is_blocked')
    await identity.sessions.end(token)

    expect(await identity.sessions.findVisits(me.user.id)).toEqual({ openSessions: 0, lastSeenAt: usedAt })
    await identity.sessions.start(me.user.id, SAFARI)
    expect(await identity.sessions.findVisits(me.user.id)).toEqual({
      openSessions: 1,
      lastSeenAt: clock.now(),
    })
  })

  test('are none for an admin created by a command', async () => {
    const { id } = unwrap(await identity.accounts.createAdmin(karim))

    expect(await identity.sessions.findVisits(id)).toEqual({ openSessions: 0, lastSeenAt: null })
  })
})

describe('ending another session', () => {
  test('signs that browser out, and never one of another member', async () => {
    const stranger = await signIn(identity, (await join(identity, karim)).id)
    const laptop = await identity.sessions.start(me.user.id, SAFARI)
    const [, other] = await identity.sessions.findOwn(me.user.id, laptop)

    await identity.sessions.endOne(stranger, other!.id)
    expect(await resume(token)).toEqual(me.user)

    await identity.sessions.endOne({ ...me.caller, token: laptop }, other!.id)
    expect(await resume(token)).toBeNull()
    expect(await resume(laptop)).toEqual(me.user)
  })

  test('of one member ends all but this one, and none of other members', async () => {
    const ended = await identity.sessions.start(me.user.id, SAFARI)
    const stranger = await signIn(identity, (await join(identity, karim)).id)

    expect(await identity.sessions.endOthers(me.caller)).toEqual({ ok: true, value: 1 })
    expect(await resume(token)).toEqual(me.user)
    expect(await resume(ended)).toBeNull()
    expect(await resume(stranger.token)).not.toBeNull()
  })
})

describe.each<[string, (elsewhere: string) => Promise<unknown>]>([
  ['signed out', () => identity.sessions.end(token)],
  ['ended from elsewhere', (elsewhere) => identity.sessions.endOthers({ ...me.caller, token: elsewhere })],
  ['ended by a reset', resetToTheSamePassword],
  ['of a member who is blocked', () => mark(db, camille.username, 'is_blocked')],
])('a session that was %s', (_how, end) => {
  const email = 'nouvelle@example.com'
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

  test.each<[string, (otherId: string) => Promise<unknown>]>([
    [
      'the names',
      () => identity.accounts.changeProfile(me.caller, { ...camille, firstName: 'Camille-Anne' }),
    ],
    ['the e-mail', () => identity.accounts.changeProfile(me.caller, { ...camille, email }, PASSWORD)],
    ['the password', () => identity.passwords.change(me.caller, change)],
    ['the other sessions', () => identity.sessions.endOthers(me.caller)],
    ['another session', (otherId) => identity.sessions.endOne(me.caller, otherId)],
    ['the account', () => identity.accounts.delete(me.caller, PASSWORD)],
  ])('changes or ends nothing any more (%s), and sends no mail', async (_what, act) => {
    const elsewhere = await identity.sessions.start(me.user.id, SAFARI)
    const [other] = await identity.sessions.findOwn(me.user.id, elsewhere)
    await end(elsewhere)
    mails.length = 0
    const before = await everything()

    expect(await act(other!.id)).toEqual(refusal('signed-out'))
    expect(await everything()).toEqual(before)
    expect(mails).toEqual([])
  })
})

/** Keeps the password, so that a refusal can only be that of the session. */
async function resetToTheSamePassword() {
  const { token: link } = (await identity.passwords.issueResetToken(camille.email))!
  await identity.passwords.reset({ token: link, newPassword: PASSWORD })
}

const everything = () => Promise.all(['users', 'sessions'].map((name) => allRows(db, name)))

/** The last use is noted in the background. */
async function waitForNote() {
  const lastUse = async () => (await identity.sessions.findOwn(me.user.id, token))[0]?.lastUsedAt
  await expect.poll(lastUse).toEqual(clock.now())
}
