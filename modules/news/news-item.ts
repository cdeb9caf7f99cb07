import type { NewsFields } from './schemas'

/** `width` and `height` are those of the large file, in pixels. `alt` is empty if the text describes the picture. */
export type NewsPicture = { id: number; hash: string; width: number; height: number; alt: string }

/** With `replacesAtOnce`, the item's earlier pictures are deleted at once, not after a day. */
export type PlacedPicture = Pick<NewsPicture, 'id' | 'alt'> & { replacesAtOnce?: boolean }

export type NewsItem = NewsFields & {
  id: number
  slug: string
  createdAt: Date
  updatedAt: Date
  picture: NewsPicture | null
}

export type NewsCard = Omit<NewsItem, 'content' | 'picture'>

export type Previewed = { id: number; edition: number }
