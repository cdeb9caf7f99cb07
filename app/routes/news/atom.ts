import { Feed } from 'feed'
import type { NewsCard } from '#modules/news'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'

/** The news for those who read them elsewhere. `origin` is the site's own. */
export function renderFeed(items: readonly NewsCard[], origin: string): string {
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

/** A tag URI, as RFC 4151 has it: the address of an item changes with its title, and is no new item. */
function lastingId(id: number, createdAt: Date, origin: string): string {
  return `tag:${new URL(origin).hostname},${createdAt.toISOString().slice(0, 10)}:news-${id}`
}

/** The feed says of these texts that they are HTML. */
function inMarkup(text: string): string {
  return frenchSpaces(readable(text)).replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML has no place for these characters, not even escaped. */
function readable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, '')
}
