import { afterAll, expect, test } from 'vitest'
import { expectNothingLost, gatherCrowd, takeExams, untilAnswered } from '#test/harness/faults/crowd'
import { openFleet } from '#test/harness/faults/fleet'

const MEMBERS = 40
const KILLS = 5

const fleet = await openFleet()
afterAll(() => fleet.close())

test('a server killed five times during exams has all acknowledged answers', async () => {
  const { site, wire } = fleet
  const crowd = await gatherCrowd(site, wire, MEMBERS)

  const exams = takeExams(crowd)
  const killing = killNowAndThen()
  await Promise.all([exams, killing])

  await expectNothingLost(site, crowd)
  expect([...wire.tally.statuses].sort()).toEqual([200, 201, 303])
  expect(wire.tally.broken.size).toBeGreaterThan(0)

  /** Kills one process after each fifth of the answers, and starts it again at once. */
  async function killNowAndThen(): Promise<void> {
    for (let kills = 0; kills < KILLS; kills += 1) {
      await untilAnswered(crowd, (kills + 0.5) / KILLS)
      const victim = fleet.processes[kills % fleet.processes.length]!
      await victim.end('SIGKILL')
      await victim.restart()
    }
  }
}, 300_000)
