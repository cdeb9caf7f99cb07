import { expect, onTestFinished, test } from 'vitest'
import { expectNothingLost, gatherCrowd, takeExams, untilAnswered } from '#test/harness/faults/crowd'
import { openWire } from '#test/harness/faults/wire'
import { type RunningServer, startServer } from '#test/harness/server'
import { openOwnSite } from '#test/harness/site'

const SLOW = { timeout: 300_000 }
const MEMBERS = 40
const HANDOVERS = 4

test('a hundred exams at the same time lose no answer, and nothing fails', SLOW, async () => {
  const { site, wire } = await openFleet()
  const crowd = await gatherCrowd(site, wire, 100)
  await takeExams(crowd)

  await expectNothingLost(site, crowd)
  expect([...wire.tally.statuses].sort()).toEqual([200, 201, 303])
  expect([...wire.tally.broken]).toEqual([])
})

test('a server stopped during exams answers all it took, then the next', SLOW, async () => {
  const { site, processes, serving, wire } = await openFleet(1)
  const crowd = await gatherCrowd(site, wire, MEMBERS)

  const exams = takeExams(crowd)
  const codes = handOver()
  await exams
  expect(await codes).toEqual(Array.from({ length: HANDOVERS }, () => 0))

  await expectNothingLost(site, crowd)
  // Each process logs how every request ended: all were answered.
  const log = () => processes.map(({ output }) => output()).join('')
  // The last line is written just after its answer has arrived.
  await expect.poll(() => log().match(/"answered"/g)).toHaveLength(wire.tally.answers)
  expect(log().match(/"broken off"/g)).toBeNull()
  // Only requests that no process had accepted were sent again.
  const untaken = ['ECONNREFUSED', 'ECONNRESET on a kept connection']
  expect([...wire.tally.broken].filter((how) => !untaken.includes(how))).toEqual([])

  async function handOver(): Promise<(number | null)[]> {
    const codes: (number | null)[] = []
    for (let each = 0; each < HANDOVERS; each += 1) {
      const next = await startServer(site)
      processes.push(next)
      await untilAnswered(crowd, (each + 0.5) / HANDOVERS)
      const last = processes.at(-2)!
      serving.push(next.origin)
      codes.push(await last.end('SIGTERM'))
      serving.shift()
    }
    return codes
  }
})

/**
 * The site as in production, one process on SQLite and `most` on PostgreSQL, and a wire to those that are `serving`: the
 * balancer is not told when one stops.
 */
async function openFleet(most = 2) {
  const site = await openOwnSite()
  const processes: RunningServer[] = [site]
  if (site.db.dialect === 'postgres' && most === 2) processes.push(await startServer(site))
  const serving = processes.map(({ origin }) => origin)
  const wire = openWire(serving)
  onTestFinished(async () => {
    wire.close()
    await Promise.all(processes.map((each) => each.end('SIGKILL')))
    await site.close()
  })
  return { site, processes, serving, wire }
}
