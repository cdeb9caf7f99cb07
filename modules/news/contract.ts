import type { Tx } from '#db/database'
import type { Page, Slice } from '../kernel/page'
import type { Picture, PictureAddress } from '../kernel/pictures'
import type { NewsFields, NewsSort, NewsState } from './schemas'

/** Width and height are those of the large size, in pixels. `alt` is empty where the text says the same. */
export type NewsPicture = { id: number; hash: string; width: number; height: number; alt: string }

/** A picture as the form of an item names it. `isAlone`: what it replaces goes at once, instead of after a day. */
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

/** What an admin writes; without `picture`, an item keeps the one that it has. */
export type NewsWriting = NewsFields & { picture?: PlacedPicture | null }

/** An admin's search. Newest first by default. */
export type NewsQuery = { q?: string; state?: NewsState; sort?: NewsSort }

/** An item, and the edition of its preview links. */
export type Previewed = { id: number; edition: number }

/** What a slug leads to: the item, or the slug that it has now. */
export type FoundNews = { item: NewsItem } | { movedTo: string }

/** The news. Only what is published is served publicly; newest first everywhere. */
export interface News extends NewsPictures {
  /** `q`: words that must all occur in title, summary or content, in any case and with any accents. */
  listPublished(query: { q?: string }, slice: Slice): Promise<Page<NewsItem>>

  /** The same without the contents. */
  listCards(query: { q?: string }, slice: Slice): Promise<Page<NewsCard>>

  /** Published or not, for admins. */
  listAll(query: NewsQuery, slice: Slice): Promise<Page<NewsItem>>

  /** The same without the contents. */
  listAllCards(query: NewsQuery, slice: Slice): Promise<Page<NewsCard>>

  listFeatured(slice: Slice): Promise<Page<NewsItem>>

  listFeaturedCards(limit: number): Promise<NewsCard[]>

  /** For crawlers. */
  listAddresses(limit: number): Promise<{ slug: string; updatedAt: Date }[]>

  /** A published item by its current slug or an old one; null if unknown. */
  findPublished(slug: string): Promise<FoundNews | null>

  /** Published or not, for admins. In a transaction, nobody else changes the item until its end. */
  findAny(id: number, tx?: Tx): Promise<NewsItem | null>

  /** Finds the item of a preview link. Its publication and its withdrawal end all earlier links. */
  findPreviewed(id: number): Promise<{ item: NewsItem; edition: number } | null>

  /** Gives the item a slug of its own, made from its title. Its picture is one that `findPlaceablePicture` has locked. */
  create(fields: NewsWriting, tx?: Tx): Promise<NewsItem>

  /**
   * A new title brings a new slug; the old one still leads here. Null for an unknown item; what changes nothing leaves
   * the item as it is.
   */
  change(id: number, fields: Partial<NewsWriting>, tx?: Tx): Promise<NewsItem | null>

  /** Whether an item would be withdrawn before its publication, which the database takes from nobody. */
  isWithdrawnFirst(plan: Pick<NewsItem, 'publishAt' | 'unpublishAt'>): boolean

  /** Publishes and withdraws what is due; a published item gets the date of its publication. Returns how many. */
  followSchedule(): Promise<number>

  /**
   * Puts it into the bin: from then on no door knows it but `restore` and `remove`. Its slugs stay taken, and nothing
   * of its schedule happens.
   */
  bin(id: number, tx: Tx): Promise<boolean>

  /** From the bin, as it was. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** For good, from the bin too. Returns whether there was such an item. */
  remove(id: number, tx?: Tx): Promise<boolean>
}

/** The pictures of items. They are public while the item is; an item shows one of them at the most. */
export interface NewsPictures {
  /** It waits for its item, up to a day. */
  addPicture(picture: Picture, tx?: Tx): Promise<NewsPicture>

  /** Where it waits, or is the one that this item shows, which is not in the bin. In a transaction, nobody else changes it until its end. */
  findPlaceablePicture(id: number, newsId?: number, tx?: Tx): Promise<NewsPicture | null>

  /** `isAllowed` is asked for a picture only that is not public; its item is null while it waits for one. */
  findPictureFile(
    address: PictureAddress,
    isAllowed: (item: Previewed | null) => Promise<boolean>,
  ): Promise<{ bytes: Buffer; isPublic: boolean } | null>

  /** Deletes pictures that no item has shown for a day. Returns how many. */
  removeUnusedPictures(): Promise<number>
}
