import { expect } from 'vitest'

type Work = () => unknown

/** Fails if eight times the input takes more than 24 times as long: linear work takes 8 times, quadratic 64. */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  const [much, little] = [() => work(8 * size), () => work(size)]
  expect(await compareCpuTime(much, little)).toBeLessThan(24)
}

/** Returns how many times the CPU time of `reference` the work takes; other programs hardly change this ratio. */
export async function compareCpuTime(work: Work, reference: Work): Promise<number> {
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
