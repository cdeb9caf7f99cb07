import { expect, test } from 'vitest'
import { noteBackup } from '#db/settings'
import { setUpAdmin } from '#test/harness/modules/admin'

const { db, clock, admin, callers } = await setUpAdmin()
const lastBackup = async () => (await admin.overview(callers.elodie.userId)).backup
const DAY_S = 24 * 3600

test('the last backup is late once it is two days old, until the next one', async () => {
  expect(await lastBackup()).toEqual({ at: null, isLate: false })
  await noteBackup(db, clock.now())
  expect((await lastBackup()).at?.toISOString().slice(0, 16)).toBe(clock.now().toISOString().slice(0, 16))
  clock.pass(2 * DAY_S - 60)
  expect((await lastBackup()).isLate).toBe(false)
  clock.pass(180)
  expect((await lastBackup()).isLate).toBe(true)
  await noteBackup(db, clock.now())
  expect((await lastBackup()).isLate).toBe(false)
})
