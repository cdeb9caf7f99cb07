import { asBoolean, asDate, type StoredBoolean, type StoredDate } from '#db/read'
import type { NewsCard, NewsItem } from '../contract'

export const CARD_COLUMNS = `
  id, slug, title, summary, author, is_published AS "isPublished", is_featured AS "isFeatured",
  created_at AS "createdAt", updated_at AS "updatedAt"`

export const NEWS_COLUMNS = `${CARD_COLUMNS}, content`

/** A card as a statement of its columns has it. */
export type CardRow = Omit<NewsCard, 'isPublished' | 'isFeatured' | 'createdAt' | 'updatedAt'> & {
  isPublished: StoredBoolean
  isFeatured: StoredBoolean
  createdAt: StoredDate
  updatedAt: StoredDate
}

export function cardOf(row: CardRow): NewsCard {
  return {
    ...row,
    isPublished: asBoolean(row.isPublished),
    isFeatured: asBoolean(row.isFeatured),
    createdAt: asDate(row.createdAt),
    updatedAt: asDate(row.updatedAt),
  }
}

export function newsOf(row: CardRow & Pick<NewsItem, 'content'>): NewsItem {
  return { ...cardOf(row), content: row.content }
}
