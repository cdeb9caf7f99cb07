import { expect, test } from 'vitest'
import { addNamesakes } from '#test/harness/db/rows'
import { setUpAdmin } from '#test/harness/modules/admin'

const { db, admin, clock, newMember } = await setUpAdmin()

const countUsers = async () => (await admin.stats()).totalUsers

test('the figures of the panel are fresh until the site has 10,000 members', async () => {
  const before = await countUsers()
  await newMember()
  expect(await countUsers()).toBe(before + 1)
})

test('the figures of a larger site are counted once a minute', async () => {
  await addNamesakes(db, 10_000)
  const before = await countUsers()
  await newMember()

  expect(await countUsers()).toBe(before)
  clock.pass(60)
  expect(await countUsers()).toBe(before + 1)
})
