import { expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { setUpAds } from '#test/harness/modules/ads'

const { db, ads, camille, karim, publish } = await setUpAds()

const viewsOf = async (id: number) => (await ads.listings.countInterest([id])).get(id)?.views

test('a view by anybody but the owner counts, once it is stored', async () => {
  const ad = await publish()
  for (const reader of [camille, karim, null])
    ads.pageViews.count(ad, reader && { ...reader, isAdmin: false })
  expect(await viewsOf(ad.id)).toBe(0)

  await ads.pageViews.storeCounted()
  expect(await viewsOf(ad.id)).toBe(2)
  ads.pageViews.count(ad, null)
  for (const _ of ['once', 'twice']) await ads.pageViews.storeCounted()
  expect(await viewsOf(ad.id)).toBe(3)
})

test('views of an ad that is removed meanwhile are not stored', async () => {
  const [removed, other] = [await publish(), await publish({ title: 'Mallette' })]
  for (const ad of [removed, other]) ads.pageViews.count(ad, null)
  await ads.listings.remove(camille.id, removed.id)

  await ads.pageViews.storeCounted()

  expect(await viewsOf(other.id)).toBe(1)
  expect(await count(db, `ad_page_views WHERE ad_id = ${removed.id}`)).toBe(0)
})
