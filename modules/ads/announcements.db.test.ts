import { describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/db/announcements'
import type { ClassifiedAd } from '#modules/ads'
import { setUpAds } from '#test/worlds/ads'

const { db, ads, post, approve, publish, block, camille, karim } = await setUpAds()

describe('every process is told, once', () => {
  test.each<[string, (ad: ClassifiedAd) => Promise<unknown>]>([
    ['an approval', async (ad) => approve((await post({ title: ad.title })).id)],
    ['a sale', (ad) => ads.markSold(camille.id, ad.id)],
    ['a removal', (ad) => ads.remove(camille.id, ad.id)],
    ['a block', (ad) => block(ad.userId)],
  ])('of %s', async (_, change) => {
    const ad = await publish()

    expect(await countAnnouncements(db, () => change(ad))).toBe(1)
  })

  test('and of nothing where nothing has changed', async () => {
    const ad = await publish()
    await ads.markSold(camille.id, ad.id)

    const announced = await countAnnouncements(db, async () => {
      await approve(ad.id)
      await ads.markSold(camille.id, ad.id)
      await ads.markSold(karim.id, ad.id)
      await ads.remove(karim.id, ad.id)
      await block(ad.userId, false)
    })
    expect(announced).toBe(0)
  })
})
