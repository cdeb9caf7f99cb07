import { describe, expect, test } from 'vitest'
import { camille, join, karim } from '#test/worlds/people'
import { createWorld, mark, setUpWorld } from '#test/worlds/identity'

const DAY = 24 * 60 * 60
const FIREFOX = 'Firefox sur Android'
const SAFARI = 'Safari sur iOS'

const { db, identity, clock } = await setUpWorld()

describe('a session', () => {
  test('brings its member back', async () => {
    const user = await join(identity, camille)

    expect(await identity.resumeSession(await identity.startSession(user.id, FIREFOX))).toEqual(user)
  })

  test('is kept as a hash: who reads the table can sign in nowhere', async () => {
    const token = await identity.startSession((await join(identity, camille)).id, FIREFOX)

    const [rows] = await db.sequelize.query('SELECT token_hash FROM sessions')
    expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(await identity.resumeSession((rows[0] as { token_hash: string }).token_hash)).toBeNull()
    expect(await identity.resumeSession(token)).not.toBeNull()
  })

  test('ends when it is ended, and the others of the same member go on', async () => {
    const user = await join(identity, camille)
    const phone = await identity.startSession(user.id, FIREFOX)
    const laptop = await identity.startSession(user.id, FIREFOX)

    await identity.endSession(phone)

    expect(await identity.resumeSession(phone)).toBeNull()
    expect(await identity.resumeSession(laptop)).toEqual(user)
  })

  test('lasts as long as it is used within 30 days', async () => {
    const user = await join(identity, camille)
    const token = await identity.startSession(user.id, FIREFOX)

    for (let month = 0; month < 3; month += 1) {
      clock.pass(30 * DAY - 1)
      expect(await identity.resumeSession(token)).toEqual(user)
      await waitForNote(user.id, token)
    }
  })

  test('ends 90 days after it began, although it is used, and is listed no more', async () => {
    const user = await join(identity, camille)
    const token = await identity.startSession(user.id, FIREFOX)
    for (let month = 0; month < 3; month += 1) {
      clock.pass(29 * DAY)
      await identity.resumeSession(token)
      await waitForNote(user.id, token)
    }
    clock.pass(3 * DAY)

    expect(await identity.resumeSession(token)).toBeNull()
    expect(await identity.findSessions(user.id, token)).toEqual([])
    expect((await identity.findOwnData(user)).sessions).toEqual([])
  })

  test('ends after 30 days without use', async () => {
    const token = await identity.startSession((await join(identity, camille)).id, FIREFOX)
    clock.pass(30 * DAY)

    expect(await identity.resumeSession(token)).toBeNull()
  })

  test('notes one use at a time, however many pages ask meanwhile', async () => {
    const user = await join(identity, camille)
    const token = await identity.startSession(user.id, FIREFOX)
    const ends: (() => void)[] = []
    const locked = createWorld({
      ...db,
      write: () => new Promise((resolve) => ends.push(resolve as () => void)),
    })
    locked.clock.pass(DAY)

    for (let page = 0; page < 3; page += 1) await locked.identity.resumeSession(token)
    expect(ends).toHaveLength(1)
    ends[0]!()
    await expect.poll(() => locked.identity.resumeSession(token).then(() => ends.length)).toBe(2)
  })

  test('goes on when its use cannot be noted, which is reported', async () => {
    const user = await join(identity, camille)
    const token = await identity.startSession(user.id, FIREFOX)
    const fullDisk = createWorld({ ...db, write: () => Promise.reject(new Error('the disk is full')) })
    fullDisk.clock.pass(DAY)

    expect(await fullDisk.identity.resumeSession(token)).toEqual(user)
    await expect.poll(() => fullDisk.faults).toEqual([new Error('the disk is full')])
  })

  test('is read at once while its use waits to be noted', async () => {
    const user = await join(identity, camille)
    const token = await identity.startSession(user.id, FIREFOX)
    const locked = createWorld({ ...db, write: () => new Promise(() => {}) })
    locked.clock.pass(DAY)

    expect(await locked.identity.resumeSession(token)).toEqual(user)
  })

  test('that has expired leaves no row behind, and the others stay', async () => {
    const user = await join(identity, camille)
    await identity.startSession(user.id, FIREFOX)
    clock.pass(29 * DAY)
    const used = await identity.startSession(user.id, FIREFOX)
    clock.pass(DAY)

    expect(await identity.removeExpired()).toBe(1)
    expect(await identity.resumeSession(used)).toEqual(user)
    expect(await identity.removeExpired()).toBe(0)
  })

  test('of a blocked member brings nobody back', async () => {
    const token = await identity.startSession((await join(identity, camille)).id, FIREFOX)
    await mark(db, camille.username, 'is_blocked')

    expect(await identity.resumeSession(token)).toBeNull()
  })

  test.each(['', 'zut', 'a'.repeat(5000)])('unknown (%j) brings nobody back', async (token) => {
    expect(await identity.resumeSession(token)).toBeNull()
  })
})

describe('the list of sessions', () => {
  test('tells the device, the start and the last use, this browser first', async () => {
    const { id } = await join(identity, camille)
    const startedAt = clock.now()
    const phone = await identity.startSession(id, FIREFOX)
    clock.pass(DAY)
    const laterAt = clock.now()
    await identity.startSession(id, SAFARI)

    expect(await identity.findSessions(id, phone)).toEqual([
      { id: expect.any(String), device: FIREFOX, startedAt, lastUsedAt: startedAt, isCurrent: true },
      {
        id: expect.any(String),
        device: SAFARI,
        startedAt: laterAt,
        lastUsedAt: laterAt,
        isCurrent: false,
      },
    ])
  })

  test('of sixty shows fifty, of which the first is this one, however long it was not used', async () => {
    const { id } = await join(identity, camille)
    const token = await identity.startSession(id, FIREFOX)
    const device = (number: number) => `${SAFARI} ${number}`
    for (let number = 1; number < 60; number += 1) {
      clock.pass(1)
      await identity.startSession(id, device(number))
    }

    const listed = await identity.findSessions(id, token)

    const lastUsed = Array.from({ length: 49 }, (_none, index) => device(59 - index))
    expect(listed.map(({ device }) => device)).toEqual([FIREFOX, ...lastUsed])
    expect(listed.filter(({ isCurrent }) => isCurrent)).toEqual([listed[0]])
  })

  test('gives nobody a token', async () => {
    const { id } = await join(identity, camille)
    const token = await identity.startSession(id, FIREFOX)
    const [session] = await identity.findSessions(id, token)

    expect(JSON.stringify(session)).not.toContain(token)
    expect(await identity.resumeSession(session!.id)).toBeNull()
  })

  test('leaves out what has expired, and other people', async () => {
    const { id } = await join(identity, camille)
    await identity.startSession(id, SAFARI)
    await identity.startSession((await join(identity, karim)).id, SAFARI)
    clock.pass(30 * DAY)
    const token = await identity.startSession(id, FIREFOX)

    expect((await identity.findSessions(id, token)).map(({ device }) => device)).toEqual([FIREFOX])
  })
})

describe('ending a session from elsewhere', () => {
  test('signs that browser out, and no other', async () => {
    const user = await join(identity, camille)
    const phone = await identity.startSession(user.id, FIREFOX)
    const laptop = await identity.startSession(user.id, SAFARI)
    const [, other] = await identity.findSessions(user.id, laptop)

    await identity.endSessionById({ userId: user.id, token: laptop }, other!.id)

    expect(await identity.resumeSession(phone)).toBeNull()
    expect(await identity.resumeSession(laptop)).toEqual(user)
  })

  test("does nothing to another's session", async () => {
    const user = await join(identity, camille)
    const stranger = await join(identity, karim)
    const token = await identity.startSession(user.id, FIREFOX)
    const [session] = await identity.findSessions(user.id, token)
    const caller = { userId: stranger.id, token: await identity.startSession(stranger.id, SAFARI) }

    await identity.endSessionById(caller, session!.id)

    expect(await identity.resumeSession(token)).toEqual(user)
  })

  test('of all others keeps this one, and other people', async () => {
    const user = await join(identity, camille)
    const stranger = await join(identity, karim)
    const kept = await identity.startSession(user.id, FIREFOX)
    const ended = await identity.startSession(user.id, SAFARI)
    const strange = await identity.startSession(stranger.id, SAFARI)

    expect(await identity.endOtherSessions({ userId: user.id, token: kept })).toEqual({ ok: true, value: 1 })
    expect(await identity.resumeSession(kept)).toEqual(user)
    expect(await identity.resumeSession(ended)).toBeNull()
    expect(await identity.resumeSession(strange)).toEqual(stranger)
  })
})

/** Nobody waits for it but a test. */
async function waitForNote(userId: number, token: string) {
  const lastUse = async () => (await identity.findSessions(userId, token))[0]?.lastUsedAt
  await expect.poll(lastUse).toEqual(clock.now())
}
