import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher'

test('a burst of sign-ins leaves worker threads to files and databases', async () => {
  const passwords = createPasswordHasher(19_456)
  let hashed = 0
  const burst = Array.from({ length: 12 }, () => passwords.hash('Cible-10!').then(() => (hashed += 1)))

  await stat('.')
  const before = hashed
  await Promise.all(burst)

  expect(before).toBeLessThanOrEqual(4)
  expect(hashed).toBe(12)
})

test('a failed sign-in releases its slot', async () => {
  const passwords = createPasswordHasher(8)
  await Promise.allSettled(Array.from({ length: 5 }, () => passwords.verify('no hash at all', 'Cible-10!')))

  expect(await passwords.verify(await passwords.hash('Cible-10!'), 'Cible-10!')).toBe(true)
})

test('a sign-in to an account that does not exist takes its time too', async () => {
  const passwords = createPasswordHasher(65_536)
  const kept = await passwords.hash('Cible-10!')
  // The quickest of three: whatever else the machine does makes one longer, and none shorter.
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
