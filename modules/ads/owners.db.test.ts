import { expect, test } from 'vitest'
import { ALL, setUpAds } from '#test/harness/modules/ads'

const { db, ads, mails, post, publish, callers, camille, karim } = await setUpAds()

test('the public ads of a member are counted and listed, and no others', async () => {
  const own = [await publish({ title: 'Mallette' }), await publish({ title: 'Lunette' })]
  await ads.markSold(camille.id, (await publish()).id)
  await post()
  await publish({}, callers.karim)
  const found = async () => (await ads.listPublic({ owner: camille.id }, ALL, null)).items.map(({ id }) => id)

  expect(await ads.countPublic(camille.id)).toBe(2)
  expect(await found()).toEqual(own.map(({ id }) => id).reverse())
  expect((await ads.listPublic({ owner: camille.id, q: 'lunette' }, ALL, null)).total).toBe(1)
})

test('the queue counts the earlier ads of each member, up to two', async () => {
  await publish({}, callers.karim)
  for (const caller of [callers.camille, callers.karim, callers.camille, callers.camille, callers.camille])
    await post({}, caller)

  const queue = await ads.findOldestPending(10)
  const of = (userId: number) => queue.filter((ad) => ad.userId === userId).map((ad) => ad.earlierAds)
  expect(of(camille.id)).toEqual([0, 1, 2, 2])
  expect(of(karim.id)).toEqual([1])
})

test('an older member is asked once, at the next ad, to confirm an address', async () => {
  await db.run('UPDATE users SET confirmation_asked_at = NULL')
  mails.length = 0
  await post()
  await post()

  expect(mails).toMatchObject([{ template: 'address-confirmation', userId: camille.id }])
})
