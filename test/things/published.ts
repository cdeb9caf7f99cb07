import type { Browser } from '#test/harness/browser'
import { createAds } from '#modules/ads'
import { createTestClock } from '#test/harness/fixed-clock'
import { createNews } from '#modules/news'
import type { TestSite } from '#test/harness/site'
import { createWorld } from '#test/harness/modules/identity'
import { carbine } from './carbine'
import { article } from '#test/harness/modules/news'
import { openPictures } from '#app/start/pictures.server'

/** Two published news and one draft; of three ads one is public. */
export async function publish(site: TestSite, member: Browser): Promise<{ news: Date; ads: Date }> {
  const clock = createTestClock()
  const news = createNews({ db: site.db, clock })
  const dates = await news.create(article({ title: 'Dates de 2027', isFeatured: true }))
  clock.pass(60)
  await news.create(article({ title: 'Un </script><script>alert(1)</script>', author: 'Élodie Lambert' }))
  await news.create(article({ title: 'Brouillon', isPublished: false }))
  clock.pass(3600)
  const changed = await news.change(dates.id, { isFeatured: false })
  return { news: changed!.updatedAt, ads: await publishAds(site, member) }
}

async function publishAds(site: TestSite, member: Browser): Promise<Date> {
  const clock = createTestClock()
  clock.pass(-86_400)
  const { identity: known, mailQueue: mails } = createWorld(site.db)
  const identity = { ...known, lockCaller: () => Promise.resolve(true) }
  const ads = createAds({
    db: site.db,
    clock,
    identity,
    mails,
    closedCategories: [],
    pictures: openPictures(),
  })
  const userId = await member.memberId()
  const post = async (title: string) => {
    const created = await ads.create({ userId, token: '' }, { ...carbine, title })
    if (!created.ok) throw new Error(created.code)
    return created.value.id
  }
  await post('Lunette en attente')
  const [sold, online] = [await post('Lunette vendue'), await post('Lunette 6-24×50')]
  await site.db.transaction((tx) => ads.approve([sold, online], tx))
  await ads.markSold(userId, sold)
  const [only] = await ads.listAddresses(9)
  return only!.updatedAt
}
