import type { NewsFields } from './schemas'

/**
 * A picture of an item. Width and height are those of the large size, in pixels. `alt` is empty if the item's text
 * already says what the picture shows.
 */
export type NewsPicture = { id: number; hash: string; width: number; height: number; alt: string }

/**
 * A picture that the form of an item chooses. With `isAlone`, the picture that it replaces is deleted at once, not
 * after a day.
 */
export type PlacedPicture = Pick<NewsPicture, 'id' | 'alt'> & { isAlone?: boolean }

/** A news item. Its content is plain paragraphs or Markdown. */
export type NewsItem = NewsFields & {
  id: number
  slug: string
  createdAt: Date
  updatedAt: Date
  picture: NewsPicture | null
}

/** The part of an item that a list shows. */
export type NewsCard = Omit<NewsItem, 'content' | 'picture'>

/** The id of an item, and the current edition of its preview links. */
export type Previewed = { id: number; edition: number }
