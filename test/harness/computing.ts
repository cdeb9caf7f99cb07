import { expect } from 'vitest'

type Work = () => unknown

/** Fails if eight times the input takes more than 24 times as long: linear work takes 8 times, quadratic 64. */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  const most = 24
  expect(
    await compareCpuTime(
      () => work(8 * size),
      () => work(size),
      most,
    ),
  ).toBeLessThan(most)
}

/**
 * Returns how many times the CPU time of `reference` the work takes, by the shortest of three turns. Takes up to nine
 * more while the ratio is above `enough`, because a busy machine can triple it.
 */
export async function compareCpuTime(work: Work, reference: Work, enough = Infinity): Promise<number> {
  let [least, leastOfReference] = [Infinity, Infinity]
  for (let turn = 0; turn < 3 || (turn < 12 && least / leastOfReference >= enough); turn += 1) {
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
