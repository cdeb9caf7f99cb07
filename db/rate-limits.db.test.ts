import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '#test/harness/fixed-clock'
import { setUpDatabase } from '#test/harness/db/database'
import { allRows } from '#test/harness/db/rows'
import { openDatabase } from './database'
import { type CountedAttempt, openRateLimit, removeExpiredCounts } from './rate-limits'

const TRIES = { name: 'tries', points: 10, seconds: 900 }

const db = await setUpDatabase()
const clock = createTestClock()
const tries = openRateLimit(db, TRIES, clock)
beforeEach(async () => {
  clock.reset()
  await db.write('DELETE FROM rate_limits')
})

const rows = () => allRows(db, 'rate_limits')
const expire = () => db.write('UPDATE rate_limits SET expire = 1')

async function tryTimes(times: number, key = 'camille'): Promise<CountedAttempt> {
  const counts = await Promise.all(Array.from({ length: times }, () => tries.count(key)))
  return counts.at(-1)!
}

test('a rate limit allows its `points`, then says how long to wait', async () => {
  expect((await tryTimes(10)).isOver).toBe(false)

  const refused = await tries.count('camille')

  expect(refused.isOver).toBe(true)
  expect(refused.msBeforeNext).toBe(900_000)
  expect((await tries.count('karim')).isOver).toBe(false)
})

test('a rate limit is not prolonged by attempts past it', async () => {
  await tryTimes(11)
  const [before] = await rows()
  await tries.count('camille')

  expect(await rows()).toEqual([{ ...before, points: 12 }])
})

test('a rate limit lets 10 of 100 through in two processes at once', async () => {
  const elsewhere = await openDatabase(db.url)
  onTestFinished(elsewhere.close)
  const same = openRateLimit(elsewhere, TRIES, clock)
  const counts = await Promise.all(
    Array.from({ length: 100 }, (_, index) => (index % 2 ? tries : same).count('camille')),
  )

  expect(counts.filter(({ isOver }) => !isOver)).toHaveLength(10)
  expect(await rows()).toMatchObject([{ key: 'tries:camille', points: 100 }])
})

test('a rate limit never lasts longer than its window, whatever the clock', async () => {
  clock.pass(3 * 24 * 3600)
  await tryTimes(11)
  clock.pass(-3 * 24 * 3600)

  expect(await tries.count('camille')).toMatchObject({ isOver: true, msBeforeNext: 900_000 })
  clock.pass(899)
  expect(await tries.count('camille')).toMatchObject({ isOver: true, msBeforeNext: 1_000 })
  clock.pass(1)
  expect((await tries.count('camille')).isOver).toBe(false)
})

test('a rate limit ignores what is given back after its window', async () => {
  const before = await tries.count('camille')
  clock.pass(901)
  await tries.count('camille')
  await before.giveBack()

  expect(await rows()).toMatchObject([{ points: 1 }])
})

test('a rate limit counts down what is given back, never below zero', async () => {
  const count = await tryTimes(2)
  await count.giveBack()
  expect(await rows()).toMatchObject([{ points: 1 }])

  await Promise.all([count.giveBack(), count.giveBack()])
  expect(await rows()).toMatchObject([{ points: 0 }])
})

test('a rate limit is cleared for one key alone', async () => {
  await tries.count('karim')
  await (await tries.count('camille')).clear()

  expect(await rows()).toMatchObject([{ key: 'tries:karim' }])
})

test('expired rate limits are removed, and no others', async () => {
  await tries.count('camille')
  await expire()
  await tries.count('karim')
  await removeExpiredCounts(db, clock.now())

  expect(await rows()).toMatchObject([{ key: 'tries:karim' }])
})
