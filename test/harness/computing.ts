import { expect } from 'vitest'

type Work = () => unknown

/** Eight times as much takes eight times as long where time grows in proportion, and 64 times with the square. */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  const [much, little] = [() => work(8 * size), () => work(size)]
  expect(await timesAsLong(much, little)).toBeLessThan(24)
}

/** How many times the reference's computing time the work takes; other programs hardly change this figure. */
export async function timesAsLong(work: Work, reference: Work): Promise<number> {
  let [least, leastOfReference] = [Infinity, Infinity]
  for (let turn = 0; turn < 3; turn += 1) {
    least = Math.min(least, await timeOf(work))
    leastOfReference = Math.min(leastOfReference, await timeOf(reference))
  }
  return least / leastOfReference
}

/** In microseconds of the processor. */
async function timeOf(work: Work): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
