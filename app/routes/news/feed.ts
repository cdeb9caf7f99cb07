import { Feed } from 'feed'
import type { NewsCard } from '#modules/news'
import { publicPage } from '#app/http/responses'
import { file } from '#app/http/download.server'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'

const NEWEST = 30

const { loader, action } = file(async ({ request, context }) => {
  const { news, appUrl } = site()
  const user = await currentUser({ request, context })
  const { items } = await news.listCards({}, { limit: NEWEST, offset: 0 })
  const headers = new Headers(publicPage(user))
  headers.set('Content-Type', 'application/atom+xml; charset=utf-8')
  return new Response(renderFeed(items, appUrl), { headers })
})
export { action, loader }

/** `origin` is that of the site. */
function renderFeed(items: readonly NewsCard[], origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href
  const feed = new Feed({
    id: absolute(paths.news()),
    title: 'Actualités de Prépa LTS',
    link: absolute(paths.news()),
    feed: absolute(paths.newsFeed()),
    updated: new Date(Math.max(0, ...items.map(({ updatedAt }) => updatedAt.getTime()))),
    generator: false,
    copyright: 'Prépa LTS',
  })
  for (const { id, slug, title, summary, author, createdAt, updatedAt } of items) {
    feed.addItem({
      id: lastingId(id, createdAt, origin),
      link: absolute(paths.newsItem(slug)),
      title: inMarkup(title),
      description: inMarkup(summary),
      author: [{ name: readable(author) }],
      published: createdAt,
      date: updatedAt,
    })
  }
  return feed.atom1()
}

/** A tag URI (RFC 4151): the address of an item changes with its title, which does not make it a new item. */
function lastingId(id: number, createdAt: Date, origin: string): string {
  return `tag:${new URL(origin).hostname},${createdAt.toISOString().slice(0, 10)}:news-${id}`
}

/** The feed declares these texts as HTML. */
function inMarkup(text: string): string {
  return frenchSpaces(readable(text)).replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML forbids these characters, even escaped. */
function readable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, '')
}
