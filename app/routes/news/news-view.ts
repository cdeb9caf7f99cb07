import type { NewsCard } from '#modules/news'
import { newsDate } from '#app/text/format'
import { paths } from '#app/paths'

/** An item as a card shows it. */
export function newsCardOf({ slug, title, summary, createdAt }: NewsCard) {
  return { href: paths.newsItem(slug), title, summary, ...datesOf(createdAt) }
}

/** For people and for machines. */
export function datesOf(createdAt: Date) {
  return { date: newsDate(createdAt), dateTime: createdAt.toISOString() }
}
