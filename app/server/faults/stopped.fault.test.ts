import { afterAll, expect, test } from 'vitest'
import { openOwnSite } from '#test/harness/site'
import { expectNothingLost, gatherCrowd, takeExams, untilAnswered } from '#test/harness/faults/crowd'
import { openWire } from '#test/harness/faults/wire'
import { type RunningServer, startServer } from '#test/harness/server'

const MEMBERS = 40
const HANDOVERS = 4

/** The processes to which requests are sent; the balancer is not told when one stops. */
const serving: string[] = []
const processes: RunningServer[] = []

const site = await openOwnSite()
processes.push(site)
serving.push(site.origin)
const wire = openWire(serving)
afterAll(async () => {
  wire.close()
  await Promise.all(processes.map((each) => each.end('SIGKILL')))
  await site.close()
})

test('a server stopped during exams answers all it took, then the next', async () => {
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
}, 300_000)
