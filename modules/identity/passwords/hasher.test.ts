import { stat } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compareCpuTime } from '#test/harness/computing'
import { createPasswordHasher } from './hasher'

test('hashing a burst of passwords leaves worker threads to other work', async () => {
  const passwords = createPasswordHasher(8192)
  let hashed = 0
  const burst = Array.from({ length: 12 }, () => passwords.hash('Cible-10!').then(() => (hashed += 1)))

  await stat('.')
  const before = hashed
  await Promise.all(burst)

  expect(before).toBeLessThan(9)
  expect(hashed).toBe(12)
})

test('a password that waits 15 seconds for its turn gives up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const passwords = createPasswordHasher(8192)
  const burst = Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('Cible-10!')))
  vi.advanceTimersByTime(15_000)

  const outcomes = (await burst).map((one) => (one.status === 'rejected' ? String(one.reason) : 'hashed'))
  const gaveUp = 'DatabaseUnavailable: Waited 15 s for a turn to hash a password'
  expect(outcomes).toEqual(['hashed', 'hashed', gaveUp, gaveUp, gaveUp])
})

test('a sign-in whose hash cannot be read releases its slot', async () => {
  const passwords = createPasswordHasher(8)
  await Promise.allSettled(Array.from({ length: 5 }, () => passwords.verify('no hash at all', 'Cible-10!')))

  expect(await passwords.verify(await passwords.hash('Cible-10!'), 'Cible-10!')).toBe(true)
})

test('a sign-in to an unknown account takes as long as to a known one', async () => {
  const passwords = createPasswordHasher(4096)
  const kept = await passwords.hash('Cible-10!')
  const signIn = (hash: string | null) => () => passwords.verify(hash, 'Faux-10!')

  expect(await compareCpuTime(signIn(kept), signIn(null))).toBeLessThan(3)
})
