import type { Browser } from '#test/harness/browser'
import { createTestClock } from '#test/harness/fixed-clock'
import { createNews } from '#modules/news'
import type { TestSite } from '#test/harness/site'
import { elodie } from '#test/people'
import { article } from '#test/harness/modules/news'
import { adsBy } from './ad'

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

  const http = await site.admin(elodie)
  const ads = adsBy({ http: member }, { db: site.db, admin: () => Promise.resolve({ http }) })
  await ads.post({ title: 'Lunette en attente' })
  await ads.adThatIs('sold', { title: 'Lunette vendue' })
  const { id } = await ads.publish({ title: 'Lunette 6-24×50' })
  const now = new Date('2026-11-19T12:00:00Z')
  await site.db.run('UPDATE classified_ads SET updated_at = $1 WHERE id = $2', [now, id])
  return { news: changed!.updatedAt, ads: now }
}
