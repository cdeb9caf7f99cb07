import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNothingLost, gatherCrowd, takeExams, untilAnswered } from '#test/faults/crowd'
import { type Fleet, openFleet } from '#test/faults/fleet'
import { report } from '#test/faults/report'

const MEMBERS = 60
const KILLS = 10

let fleet: Fleet
beforeAll(async () => {
  fleet = await openFleet()
})
afterAll(() => fleet.close())

test('a server that is killed ten times during exams has every answer that it acknowledged', async () => {
  const { site, wire } = fleet
  const crowd = await gatherCrowd(site, wire, MEMBERS)
  wire.takeTally()

  const exams = takeExams(crowd)
  const killing = killNowAndThen()
  await Promise.all([exams, killing])
  const tally = wire.takeTally()
  report(`${MEMBERS} exams on ${fleet.name}, killed ${KILLS} times`, tally)

  await expectNothingLost(site, crowd)
  expect([...tally.statuses.keys()].sort()).toEqual([200, 303])
  expect(tally.broken.size).toBeGreaterThan(0)

  /** Each time after a tenth of the answers, one process after the other, which is started again at once. */
  async function killNowAndThen(): Promise<void> {
    for (let kills = 0; kills < KILLS; kills += 1) {
      await untilAnswered(crowd, (kills + 0.5) / KILLS)
      const victim = fleet.processes[kills % fleet.processes.length]!
      await victim.end('SIGKILL')
      await victim.restart()
    }
  }
}, 300_000)
