import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher'

test('hashing a burst of passwords leaves worker threads to other work', async () => {
  const passwords = createPasswordHasher(19_456)
  let hashed = 0
  const burst = Array.from({ length: 12 }, () => passwords.hash('Cible-10!').then(() => (hashed += 1)))

  await stat('.')
  const before = hashed
  await Promise.all(burst)

  expect(before).toBeLessThanOrEqual(4)
  expect(hashed).toBe(12)
})

test('a sign-in whose hash cannot be read releases its slot', async () => {
  const passwords = createPasswordHasher(8)
  await Promise.allSettled(Array.from({ length: 5 }, () => passwords.verify('no hash at all', 'Cible-10!')))

  expect(await passwords.verify(await passwords.hash('Cible-10!'), 'Cible-10!')).toBe(true)
})

test('a sign-in to an unknown account takes as long as to a known one', async () => {
  const passwords = createPasswordHasher(65_536)
  const kept = await passwords.hash('Cible-10!')
  // The quickest of three: other work on the machine only makes a run slower.
  const timeOf = async (hash: string | null) => {
    const times: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const startedAt = performance.now()
      await passwords.verify(hash, 'Faux-10!')
      times.push(performance.now() - startedAt)
    }
    return Math.min(...times)
  }

  expect(await timeOf(null)).toBeGreaterThan((await timeOf(kept)) / 3)
})
