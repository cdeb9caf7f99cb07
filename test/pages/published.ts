import type { Browser } from '../browser'
import { createAds } from '#modules/ads'
import { createTestClock } from '../fixed-clock'
import { createNews } from '#modules/news'
import type { TestSite } from '../site'

/** Two published news and one draft; of five ads one is public. */
export async function publish(site: TestSite, member: Browser): Promise<{ news: Date; ads: Date }> {
  const clock = createTestClock()
  const news = createNews({ db: site.db, clock })
  const draft = { summary: 'Ce que les candidats doivent savoir.', content: 'Tout.', isFeatured: true }
  const dates = await news.create({
    ...draft,
    title: 'Dates de 2027',
    author: 'Prépa LTS',
    isPublished: true,
  })
  clock.pass(60)
  await news.create({
    ...draft,
    title: 'Un </script><script>alert(1)</script>',
    author: 'Élodie Lambert',
    isPublished: true,
  })
  await news.create({ ...draft, title: 'Brouillon', author: 'Élodie Lambert', isPublished: false })
  clock.pass(3600)
  const changed = await news.change(dates.id, { isFeatured: false })
  return { news: changed!.updatedAt, ads: await publishAds(site, member) }
}

async function publishAds(site: TestSite, member: Browser): Promise<Date> {
  const clock = createTestClock()
  clock.pass(-86_400)
  const identity = { lockCaller: () => Promise.resolve(true) }
  const ads = createAds({ db: site.db, clock, identity, closedCategories: [] })
  const { id: userId } = (await (await member.get('/api/user')).json()) as { id: number }
  const post = async (title: string) => {
    const fields = { type: 'sale', category: 'optique', title, price: '290 €', location: 'Liège' } as const
    const rest = { brand: null, caliber: null, condition: null, weight: null }
    const contact = { contactEmail: null, contactPhone: null }
    const description = 'Achetée en 2024, livrée avec ses colliers.'
    const created = await ads.create({ userId, token: '' }, { ...fields, ...rest, ...contact, description })
    if (!created.ok) throw new Error(created.code)
    return created.value.id
  }
  await post('Lunette en attente')
  const sold = await post('Lunette vendue')
  const approve = (id: number) => site.db.transaction((tx) => ads.approve([id], tx))
  await approve(sold)
  await ads.markSold(userId, sold)
  const id = await post('Lunette 6-24×50')
  await approve(id)
  const [only] = await ads.listAddresses(9)
  return only!.updatedAt
}
