import type { Browser } from '#test/harness/browser'
import { createTestClock } from '#test/harness/fixed-clock'
import { createNews } from '#modules/news'
import type { TestSite } from '#test/harness/site'
import { article } from '#test/things/news'
import { postAd } from './ad'

/** Two published news and one draft; of three ads one is public. */
export async function publish(site: TestSite, member: Browser): Promise<{ news: Date; ads: Date }> {
  const clock = createTestClock()
  const news = createNews({ db: site.db, clock })
  const author = 'La rédaction de Prépa LTS'
  const dates = await news.articles.create(article({ title: 'Dates de 2027', author, isFeatured: true }))
  clock.pass(60)
  await news.articles.create(
    article({ title: 'Un </script><script>alert(1)</script>', author: 'Élodie Lambert' }),
  )
  await news.articles.create(article({ title: 'Brouillon', isPublished: false }))
  clock.pass(3600)
  const changed = await news.articles.change(dates.id, { isFeatured: false })

  for (const title of ['Lunette en attente', 'Lunette vendue', 'Lunette 6-24×50'])
    await postAd(member, { title })
  // Past the admins, who would need a second factor where the site has an address of its own.
  const ads = new Date('2026-11-19T12:00:00Z')
  await site.db.write(
    `UPDATE classified_ads SET updated_at = $1, is_approved = (title <> 'Lunette en attente'),
       is_sold = (title = 'Lunette vendue'), state = CASE title
         WHEN 'Lunette en attente' THEN 'pending' WHEN 'Lunette vendue' THEN 'sold' ELSE 'online' END`,
    [ads],
  )
  return { news: changed!.updatedAt, ads }
}
