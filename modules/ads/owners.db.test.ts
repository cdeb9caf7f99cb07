import { expect, test } from 'vitest'
import { ALL, setUpAds } from '#test/worlds/ads'

const { db, ads, mails, post, publish, block, callers, camille, karim } = await setUpAds()

test('the ads of one member are counted and listed as far as they are public', async () => {
  const own = [await publish({ title: 'Mallette' }), await publish({ title: 'Lunette' })]
  await ads.markSold(camille.id, (await publish()).id)
  await post()
  await publish({}, callers.karim)
  const found = async () => (await ads.listPublic({ owner: camille.id }, ALL, null)).items.map(({ id }) => id)

  expect(await ads.countPublic(camille.id)).toBe(2)
  expect(await found()).toEqual(own.map(({ id }) => id).reverse())
  expect((await ads.listPublic({ owner: camille.id, q: 'lunette' }, ALL, null)).total).toBe(1)

  await block(camille.id)
  expect(await ads.countPublic(camille.id)).toBe(0)
  expect(await found()).toEqual([])
})

test('the queue tells the first two ads of a member from the later ones', async () => {
  await publish({}, callers.karim)
  for (const caller of [callers.camille, callers.karim, callers.camille, callers.camille, callers.camille])
    await post({}, caller)

  const queue = await ads.findOldestPending(10)
  const of = (userId: number) => queue.filter((ad) => ad.userId === userId).map((ad) => ad.earlierAds)
  expect(of(camille.id)).toEqual([0, 1, 2, 2])
  expect(of(karim.id)).toEqual([1])
})

test('a member of before is asked to confirm their address with their next ad, once', async () => {
  await db.run('UPDATE users SET confirmation_asked_at = NULL')
  mails.length = 0
  await post()
  await post()

  expect(mails).toMatchObject([{ template: 'address-confirmation', userId: camille.id }])
})
