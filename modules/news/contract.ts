import type { Tx } from '#db/database'
import type { Page, Slice } from '../kernel/page'
import type { NewsFields, NewsSort, NewsState } from './schemas'

export type NewsItem = {
  id: number
  slug: string
  title: string
  summary: string
  /** Paragraphs, or Markdown. */
  content: string
  author: string
  isPublished: boolean
  isFeatured: boolean
  createdAt: Date
  updatedAt: Date
}

/** What a list shows of an item. */
export type NewsCard = Omit<NewsItem, 'content'>

/** What an admin looks for. Newest first, unless told. */
export type NewsQuery = { q?: string; state?: NewsState; sort?: NewsSort }

/** What a slug leads to: the item, or the slug that it has now. */
export type FoundNews = { item: NewsItem } | { movedTo: string }

/** The news. Only what is published is served publicly; newest first everywhere. */
export interface News {
  /** `q`: words that must all occur in title, summary or content, whatever their case and accents. */
  listPublished(query: { q?: string }, slice: Slice): Promise<Page<NewsItem>>

  /** The same without the contents. */
  listCards(query: { q?: string }, slice: Slice): Promise<Page<NewsCard>>

  /** Published or not, for admins. */
  listAll(query: NewsQuery, slice: Slice): Promise<Page<NewsItem>>

  /** The same without the contents. */
  listAllCards(query: NewsQuery, slice: Slice): Promise<Page<NewsCard>>

  /** Published or not, for admins; in a transaction, nobody else changes it until its end. */
  findAny(id: number, tx?: Tx): Promise<NewsItem | null>

  listFeatured(slice: Slice): Promise<Page<NewsItem>>

  listFeaturedCards(limit: number): Promise<NewsCard[]>

  /** A published item by a slug that it has or had; null where there is none. */
  findPublished(slug: string): Promise<FoundNews | null>

  /** The addresses that crawlers shall know. */
  listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]>

  /** Gives the item a slug of its own, drawn from its title. */
  create(fields: NewsFields, tx?: Tx): Promise<NewsItem>

  /** With a new title comes a new slug; the old one goes on leading here. Null where there is none. */
  change(id: number, fields: NewsFields, tx?: Tx): Promise<NewsItem | null>

  /** Null where there is none, as the next. */
  setPublished(id: number, isPublished: boolean, tx?: Tx): Promise<NewsItem | null>

  setFeatured(id: number, isFeatured: boolean, tx?: Tx): Promise<NewsItem | null>

  /** False where there was none. */
  remove(id: number, tx?: Tx): Promise<boolean>
}
