import type { CountExpression } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { NewsLists } from './list-store'
import type { NewsCard, NewsItem } from './news-item'
import type { FoundNews, NewsStore } from './store'

/** The published items, newest first. */
export interface PublishedNews {
  /** Lists the items that contain all words of `q` in title, summary or content. Ignores case and accents. */
  list(query: { q?: string }, slice: Slice): Promise<Page<NewsItem>>

  listCards(query: { q?: string }, slice: Slice): Promise<Page<NewsCard>>

  listFeatured(slice: Slice): Promise<Page<NewsItem>>

  listFeaturedCards(limit: number): Promise<NewsCard[]>

  listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]>

  /** 1 if there are items whose ids the subquery `ids` does not select, else 0. */
  anyExcept(ids: string): CountExpression

  /** Finds an item by its current slug or an old one. */
  find(slug: string): Promise<FoundNews | null>
}

export function createPublishedNews(store: NewsStore, lists: NewsLists): PublishedNews {
  return {
    list: ({ q }, slice) => lists.list({ q, state: 'published' }, slice),
    listCards: ({ q }, slice) => lists.listCards({ q, state: 'published' }, slice),
    listFeatured: lists.listFeatured,
    listFeaturedCards: lists.listFeaturedCards,
    listAddresses: lists.listAddresses,
    anyExcept: lists.anyExcept,
    find: store.findPublished,
  }
}
