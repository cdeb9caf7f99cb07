import type { Page, Slice } from '#modules/kernel/page'
import type { NewsLists } from './list-store'
import type { NewsCard, NewsItem } from './news-item'
import type { FoundNews, NewsStore } from './store'

/** What readers see: published items, newest first. */
export interface PublishedNews {
  /** `q`: words that must all occur in title, summary or content, in any case and with any accents. */
  list(query: { q?: string }, slice: Slice): Promise<Page<NewsItem>>

  /** The same without the contents. */
  listCards(query: { q?: string }, slice: Slice): Promise<Page<NewsCard>>

  listFeatured(slice: Slice): Promise<Page<NewsItem>>

  listFeaturedCards(limit: number): Promise<NewsCard[]>

  /** For crawlers. */
  listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]>

  /** By its current slug or an old one; null if unknown. */
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
