import { systemClock } from '#modules/kernel/clock'
import { createNews } from '#modules/news'
import { article } from '#test/harness/modules/news'
import type { NewsFields } from '#modules/news/schemas'
import type { Browser } from './browser'
import { readPage } from './page'
import { openTestSite } from './site'

/** A site in which news are written past the server. */
export async function openNewsSite() {
  const site = await openTestSite()
  const news = createNews({ db: site.db, clock: systemClock })
  return {
    ...site,
    news,
    publish: (fields: Partial<NewsFields> = {}) => news.create(article(fields)),
    async publishMany(count: number) {
      for (let n = 1; n <= count; n += 1) await news.create(article({ title: `Actualité ${n}` }))
    },
    removeAll: () => site.db.run('DELETE FROM news'),
  }
}

export type NewsSite = Awaited<ReturnType<typeof openNewsSite>>

let asked = 0

/** What stands at an address at this moment: no answer is kept for a parameter that nobody knows. */
export function fresh(path: string): string {
  asked += 1
  return `${path}${path.includes('?') ? '&' : '?'}asked=${asked}`
}

/** Whatever a visitor's page was before. */
export const readFresh = (browser: Browser, path: string) => readPage(browser, fresh(path))
