import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { openDatabase } from './database'
import { keptSetting } from './settings'
import { openRateLimit, type RateLimit, removeExpiredCounts } from './rate-limits'

const TRIES = { name: 'tries', points: 10, seconds: 900 }

let db: TestDatabase
let tries: RateLimit
beforeAll(async () => {
  db = await createTestDatabase()
  tries = await openRateLimit(db, TRIES)
})
afterAll(() => db.drop())
beforeEach(() => db.write(() => db.sequelize.query('DELETE FROM rate_limits')))

describe('counting', () => {
  test('lets so many through, and says how long the next one waits', async () => {
    for (let index = 0; index < 10; index += 1) expect((await tries.count('camille')).isOver).toBe(false)

    const refused = await tries.count('camille')

    expect(refused.isOver).toBe(true)
    expect(refused.msBeforeNext).toBeGreaterThan(890_000)
    expect(refused.msBeforeNext).toBeLessThanOrEqual(900_000)
    expect((await tries.count('karim')).isOver).toBe(false)
  })

  test('what is tried past the limit does not prolong the wait', async () => {
    for (let index = 0; index < 11; index += 1) await tries.count('camille')
    const [before] = await rows()
    await tries.count('camille')

    expect(await rows()).toEqual([{ ...before, points: 12 }])
  })

  test('of 100 at the same moment counts 100, and lets 10 through', async () => {
    const counts = await Promise.all(Array.from({ length: 100 }, () => tries.count('camille')))

    expect(counts.filter(({ isOver }) => !isOver)).toHaveLength(10)
    expect(await rows()).toMatchObject([{ key: 'tries:camille', points: 100 }])
  })

  test('is shared with another process', async () => {
    const elsewhere = await openDatabase(db.url)
    const same = await openRateLimit(elsewhere, TRIES)
    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? tries : same).count('camille')))
    await elsewhere.close()

    expect(await rows()).toMatchObject([{ points: 40 }])
  })

  test('begins anew when the time is over', async () => {
    for (let index = 0; index < 11; index += 1) await tries.count('camille')
    await expire()

    expect((await tries.count('camille')).isOver).toBe(false)
    expect(await rows()).toMatchObject([{ points: 1 }])
  })

  test('goes on in a process that writes something else at the same time', async () => {
    const other = db.transaction((tx) => keptSetting(db, 'limits', 'kept', tx))
    await Promise.all([other, ...Array.from({ length: 20 }, () => tries.count('camille'))])

    expect(await rows()).toMatchObject([{ points: 20 }])
  })
})

describe('a count that fails', () => {
  test('leaves those before, beside and after it', async () => {
    await tries.count('camille')
    const outcomes = await Promise.allSettled([
      tries.count('camille'),
      withoutTable(() => tries.count('camille')),
      tries.count('camille'),
    ])
    await tries.count('camille')

    expect(outcomes.map(({ status }) => status)).toContain('rejected')
    // From another connection: what nobody committed would not be seen there.
    const elsewhere = await openDatabase(db.url)
    const [found] = await elsewhere.sequelize.query('SELECT points FROM rate_limits')
    await elsewhere.close()
    const counted = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(found).toEqual([{ points: 2 + counted }])
  })
})

describe('giving back', () => {
  test('after the time is over takes nothing off those that came since', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = await tries.count('camille')
    vi.setSystemTime(Date.now() + 901_000)
    await before.giveBack()
    await tries.count('camille')
    await before.giveBack()

    expect(await rows()).toMatchObject([{ points: 1 }])
  })

  test('takes off one, and never goes below nought', async () => {
    const [count] = [await tries.count('camille'), await tries.count('camille')]
    await count.giveBack()
    expect(await rows()).toMatchObject([{ points: 1 }])

    await Promise.all([count.giveBack(), count.giveBack()])
    expect(await rows()).toMatchObject([{ points: 0 }])
  })

  test('of everything clears the one key', async () => {
    await tries.count('karim')
    await (await tries.count('camille')).clear()

    expect(await rows()).toMatchObject([{ key: 'tries:karim' }])
  })
})

test('what has expired is removed, and nothing else', async () => {
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

async function withoutTable<T>(work: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string) =>
    db.write(() => db.sequelize.query(`ALTER TABLE ${from} RENAME TO ${to}`))
  await rename('rate_limits', 'elsewhere')
  try {
    return await work()
  } finally {
    await rename('elsewhere', 'rate_limits')
  }
}
