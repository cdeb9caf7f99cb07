import { expect, test } from 'vitest'
import { setUpAds } from '#test/harness/modules/ads'
import { carbine } from '#test/things/ad'

const HOUR = 3600

const { clock, identity, ads, admin, callers, post, reject } = await setUpAds()

const { userId, token } = callers.elodie
const readWaiting = async () => (await admin.overview({ id: userId, secondFactorAt: null })).waiting
const countBeside = async (of: string) =>
  (await identity.sessions.resumeWith(of, { waiting: admin.waitingBeside() }))?.beside.waiting

test('the panel has the number of each queue, and the age of its oldest', async () => {
  expect((await readWaiting()).ads).toEqual({ count: 0, hours: null })
  await post()
  clock.pass(30 * HOUR)
  await post()

  expect((await readWaiting()).ads).toEqual({ count: 2, hours: 30 })
})

test('a corrected ad waits from its correction on', async () => {
  const { id } = await post()
  await reject(id)
  clock.pass(40 * HOUR)
  await ads.listings.change(callers.camille, id, { ...carbine, title: 'Carabine de match, calibre 22' })
  clock.pass(5 * HOUR)

  expect((await readWaiting()).ads).toEqual({ count: 1, hours: 5 })
})

test('the count beside an admin is that of all queues, beside a member none', async () => {
  await post()
  const sum = Object.values(await readWaiting()).reduce((all, { count }) => all + count, 0)

  expect(sum).toBeGreaterThan(0)
  expect(await countBeside(token)).toBe(sum)
  expect(await countBeside(callers.camille.token)).toBe(0)
})
