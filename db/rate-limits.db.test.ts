import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { openDatabase } from './database'
import { openRateLimit, type RateLimit, removeExpiredCounts } from './rate-limits'

const TRIES = { name: 'tries', points: 10, seconds: 900 }

let db: TestDatabase
let tries: RateLimit
beforeAll(async () => {
  db = await createTestDatabase()
  tries = openRateLimit(db, TRIES)
})
afterAll(() => db.drop())
beforeEach(() => db.write(() => db.sequelize.query('DELETE FROM rate_limits')))

describe('counting', () => {
  test('lets as many through as its points, and says how long the next attempt waits', async () => {
    for (let index = 0; index < 10; index += 1) expect((await tries.count('camille')).isOver).toBe(false)

    const refused = await tries.count('camille')

    expect(refused.isOver).toBe(true)
    expect(refused.msBeforeNext).toBeGreaterThan(890_000)
    expect(refused.msBeforeNext).toBeLessThanOrEqual(900_000)
    expect((await tries.count('karim')).isOver).toBe(false)
  })

  test('attempts past the limit do not prolong the wait', async () => {
    for (let index = 0; index < 11; index += 1) await tries.count('camille')
    const [before] = await rows()
    await tries.count('camille')

    expect(await rows()).toEqual([{ ...before, points: 12 }])
  })

  test('of 100 attempts at once all are counted, and 10 get through', async () => {
    const counts = await Promise.all(Array.from({ length: 100 }, () => tries.count('camille')))

    expect(counts.filter(({ isOver }) => !isOver)).toHaveLength(10)
    expect(await rows()).toMatchObject([{ key: 'tries:camille', points: 100 }])
  })

  test('is shared with another process', async () => {
    const elsewhere = await openDatabase(db.url)
    const same = openRateLimit(elsewhere, TRIES)
    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? tries : same).count('camille')))
    await elsewhere.close()

    expect(await rows()).toMatchObject([{ points: 40 }])
  })

  test('starts over when the window ends', async () => {
    for (let index = 0; index < 11; index += 1) await tries.count('camille')
    await expire()

    expect((await tries.count('camille')).isOver).toBe(false)
    expect(await rows()).toMatchObject([{ points: 1 }])
  })
})

describe('giving back', () => {
  test('after the window has ended takes nothing off the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = await tries.count('camille')
    vi.setSystemTime(Date.now() + 901_000)
    await before.giveBack()
    await tries.count('camille')
    await before.giveBack()

    expect(await rows()).toMatchObject([{ points: 1 }])
  })

  test('takes one off, and never goes below zero', async () => {
    const [count] = [await tries.count('camille'), await tries.count('camille')]
    await count.giveBack()
    expect(await rows()).toMatchObject([{ points: 1 }])

    await Promise.all([count.giveBack(), count.giveBack()])
    expect(await rows()).toMatchObject([{ points: 0 }])
  })

  test('everything clears that key alone', async () => {
    await tries.count('karim')
    await (await tries.count('camille')).clear()

    expect(await rows()).toMatchObject([{ key: 'tries:karim' }])
  })
})

test('expired counts are removed, and no others', async () => {
  await tries.count('camille')
  await expire()
  await tries.count('karim')
  await removeExpiredCounts(db)

  expect(await rows()).toMatchObject([{ key: 'tries:karim' }])
})

async function rows() {
  const [found] = await db.sequelize.query('SELECT key, points, expire FROM rate_limits ORDER BY key')
  return found as { key: string; points: number; expire: unknown }[]
}

async function expire() {
  await db.write(() => db.sequelize.query('UPDATE rate_limits SET expire = 1'))
}
