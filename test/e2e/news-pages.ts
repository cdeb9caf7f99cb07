import { expect } from '@playwright/test'
import { endlessNews, publishNews, transport, withoutNews } from './news'
import { camille } from './people'
import type { Site } from './worker-site'
import { type Open, titled } from './titled'

/** The news, in each state that looks different. */
export const newsPages: Record<string, Open> = {
  'the news, more than a page of them': titled('Actualités', async (page, site) => {
    await manyNews(site)
    await page.goto('/news?asked=now')
    await expect(page.getByText(/Page 1 sur/)).toBeVisible()
  }),

  'a search in the news that finds nothing, to a member': titled('Actualités', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/news?q=introuvable')
    await expect(page.getByText('Aucune actualité ne correspond')).toBeVisible()
  }),

  'the news when there are none': titled('Actualités', async (page, site) => {
    await withoutNews(site)
    await page.goto('/news?asked=now')
    await expect(page.getByText('Aucune actualité pour le moment')).toBeVisible()
  }),

  'an item of the news': titled(transport.title.replace(' :', '\u00a0:'), async (page, site) => {
    const { slug } = await publishNews(site)
    await page.goto(`/news/${slug}`)
    await expect(page.getByText('À la une')).toBeVisible()
  }),

  'an item of the news with very long words': titled(endlessNews.title, async (page, site) => {
    const { slug } = await publishNews(site, endlessNews)
    await page.goto(`/news/${slug}`)
  }),

  'news that are not found': titled('Actualité non trouvée', (page) => page.goto('/news/rien-de-tel')),
}

async function manyNews(site: Site) {
  await publishNews(site, endlessNews)
  for (let n = 1; n <= 12; n += 1) {
    await publishNews(site, { title: `Actualité ${n}`, isFeatured: n > 11 })
  }
}
