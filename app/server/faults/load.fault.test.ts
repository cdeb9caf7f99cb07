import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNothingLost, gatherCrowd, takeExams } from '#test/faults/crowd'
import { type Fleet, openFleet } from '#test/faults/fleet'
import { report } from '#test/faults/report'

const MEMBERS = 200

let fleet: Fleet
beforeAll(async () => {
  fleet = await openFleet()
})
afterAll(() => fleet.close())

test('two hundred members take an exam at the same time: no answer is lost, nothing fails', async () => {
  const { site, wire } = fleet
  const crowd = await gatherCrowd(site, wire, MEMBERS)
  report(`${MEMBERS} members register on ${fleet.name}`, wire.takeTally())

  await takeExams(crowd)
  const tally = wire.takeTally()
  report(`${MEMBERS} exams on ${fleet.name}`, tally)

  await expectNothingLost(site, crowd)
  expect([...tally.statuses.keys()].sort()).toEqual([200, 303])
  expect(tally.broken).toEqual(new Map())
}, 300_000)
