import type { Page, Slice } from '#modules/kernel/page'
import type { NewsLists } from './list-store'
import type { NewsCard, NewsItem } from './news-item'
import type { FoundNews, NewsStore } from './store'

/** The news that readers see: published items, newest first. */
export interface PublishedNews {
  /** Lists items. `q` is words that must all occur in title, summary or content, ignoring case and accents. */
  list(query: { q?: string }, slice: Slice): Promise<Page<NewsItem>>

  /** Lists items without their contents. */
  listCards(query: { q?: string }, slice: Slice): Promise<Page<NewsCard>>

  listFeatured(slice: Slice): Promise<Page<NewsItem>>

  listFeaturedCards(limit: number): Promise<NewsCard[]>

  /** Lists the slugs of all items for the sitemap. */
  listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]>

  /** Finds an item by its current slug or an old one; null if there is none. */
  find(slug: string): Promise<FoundNews | null>
}

export function createPublishedNews(store: NewsStore, lists: NewsLists): PublishedNews {
  return {
    list: ({ q }, slice) => lists.list({ q, state: 'published' }, slice),
    listCards: ({ q }, slice) => lists.listCards({ q, state: 'published' }, slice),
    listFeatured: lists.listFeatured,
    listFeaturedCards: lists.listFeaturedCards,
    listAddresses: lists.listAddresses,
    find: store.findPublished,
  }
}
