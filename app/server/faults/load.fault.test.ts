import { afterAll, expect, test } from 'vitest'
import { expectNothingLost, gatherCrowd, takeExams } from '#test/harness/faults/crowd'
import { openFleet } from '#test/harness/faults/fleet'

const fleet = await openFleet()
afterAll(() => fleet.close())

test('a hundred exams at the same time lose no answer, and nothing fails', async () => {
  const { site, wire } = fleet
  const crowd = await gatherCrowd(site, wire, 100)
  await takeExams(crowd)

  await expectNothingLost(site, crowd)
  expect([...wire.tally.statuses].sort()).toEqual([200, 201, 303])
  expect([...wire.tally.broken]).toEqual([])
}, 300_000)
