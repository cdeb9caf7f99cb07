import { systemClock } from '../../../modules/kernel/clock'
import { createNews } from '../../../modules/news'
import { article } from '../../../modules/news/test-news'
import type { NewsFields } from '../../../modules/news/schemas'
import type { Browser } from '../../../e2e/fixtures/browser'
import { wordsOf } from '../../test-page'
import { openTestSite } from '../../test-site'

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
    removeAll: () => site.db.write(() => site.db.sequelize.query('DELETE FROM news')),
  }
}

export type NewsSite = Awaited<ReturnType<typeof openNewsSite>>

let asked = 0

/** What stands at an address at this moment: no answer is kept for a parameter that nobody knows. */
export function fresh(path: string): string {
  asked += 1
  return `${path}${path.includes('?') ? '&' : '?'}asked=${asked}`
}

export async function read(browser: Browser, path: string) {
  const answer = await browser.get(fresh(path))
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, words: wordsOf(html) }
}

/** The titles of a section's cards, from the first to the last. */
export function cardsOf(html: string, id = 'toutes'): string[] {
  const section = new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
  return [...section.matchAll(/<h3><a[^>]*>(.*?)<\/a><\/h3>/g)].map(([, title]) => wordsOf(title!))
}

/** In every field that somebody fills in. */
export const SCRIPT = `"><script>alert('x')</script><img src=x onerror=alert(1)>`
