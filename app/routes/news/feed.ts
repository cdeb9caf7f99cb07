import { Feed } from 'feed'
import type { NewsItem } from '#modules/news'
import { currentUser, fileRoute, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text'
import { markdownForFeed } from '#app/ui'

const NEWEST = 30

const { loader, action } = fileRoute(async ({ request, context }) => {
  const { news, appUrl } = site()
  const user = await currentUser({ request, context })
  const { items } = await news.published.list({}, { limit: NEWEST, offset: 0 })
  const isRss = /\brss\b/i.test(new URL(request.url).pathname)
  const feed = toFeed(items, appUrl)
  const headers = new Headers(publicPage(user))
  headers.set('Content-Type', `application/${isRss ? 'rss' : 'atom'}+xml; charset=utf-8`)
  return new Response(isRss ? feed.rss2() : feed.atom1(), { headers })
})
export { action, loader }

function toFeed(items: readonly NewsItem[], origin: string): Feed {
  const absolute = (path: string) => new URL(path, origin).href
  const feed = new Feed({
    id: absolute(paths.news()),
    title: 'Actualités de Prépa LTS',
    link: absolute(paths.news()),
    feedLinks: { atom: absolute(paths.newsFeed()), rss: absolute(paths.newsRss()) },
    updated: new Date(Math.max(0, ...items.map(({ updatedAt }) => updatedAt.getTime()))),
    generator: false,
    copyright: 'Prépa LTS',
  })
  for (const item of items) {
    const { id, slug, title, summary, content, author, createdAt, updatedAt, picture } = item
    feed.addItem({
      id: toLastingId(id, createdAt, origin),
      link: absolute(paths.newsItem(slug)),
      title: escapeMarkup(title),
      description: escapeMarkup(summary),
      content: removeForbidden(formatPicture(picture, absolute) + markdownForFeed(content, origin)),
      author: [{ name: removeForbidden(author) }],
      published: createdAt,
      date: updatedAt,
    })
  }
  return feed
}

function formatPicture(picture: NewsItem['picture'], absolute: (path: string) => string): string {
  if (!picture) return ''
  const { width, height, alt } = picture
  const src = absolute(paths.newsPicture(picture, 'grande.jpg'))
  return `<p><img src="${src}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"></p>`
}

/** Returns a tag URI (RFC 4151), which stays the same if the item's title and URL change. */
function toLastingId(id: number, createdAt: Date, origin: string): string {
  return `tag:${new URL(origin).hostname},${createdAt.toISOString().slice(0, 10)}:news-${id}`
}

/** Escapes a text, because the feed declares titles and summaries as HTML. */
function escapeMarkup(text: string): string {
  return frenchSpaces(removeForbidden(text)).replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes the characters that XML forbids even in escaped form. */
function removeForbidden(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, '')
}
