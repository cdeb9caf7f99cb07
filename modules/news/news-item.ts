import type { NewsFields } from './schemas'

/** Width and height are those of the large size, in pixels. `alt` is empty where the text says the same. */
export type NewsPicture = { id: number; hash: string; width: number; height: number; alt: string }

/** A picture as the form of an item names it. `isAlone`: the picture it replaces is deleted at once, not after a day. */
export type PlacedPicture = Pick<NewsPicture, 'id' | 'alt'> & { isAlone?: boolean }

/** Its content is paragraphs, or Markdown. */
export type NewsItem = NewsFields & {
  id: number
  slug: string
  createdAt: Date
  updatedAt: Date
  picture: NewsPicture | null
}

/** What a list shows of an item. */
export type NewsCard = Omit<NewsItem, 'content' | 'picture'>

/** An item, and the edition of its preview links. */
export type Previewed = { id: number; edition: number }
