import type { Tx } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { NewsLists, NewsQuery } from './list-store'
import type { NewsCard, NewsItem } from './news-item'
import { isWithdrawnFirst } from './schedule'
import type { NewsStore, NewsWriting } from './store'

/** All items for admins, published or not. Newest first unless another order is chosen. */
export interface Articles {
  list(query: NewsQuery, slice: Slice): Promise<Page<NewsItem>>

  /** The same without the contents. */
  listCards(query: NewsQuery, slice: Slice): Promise<Page<NewsCard>>

  /** In a transaction, nobody else changes the item until its end. */
  find(id: number, tx?: Tx): Promise<NewsItem | null>

  /** Finds the item of a preview link. Its publication and its withdrawal end all earlier links. */
  findPreviewed(id: number): Promise<{ item: NewsItem; edition: number } | null>

  /** Gives the item a slug of its own, made from its title. Its picture is one that `pictures.findPlaceable` has locked. */
  create(fields: NewsWriting, tx?: Tx): Promise<NewsItem>

  /**
   * A new title brings a new slug; the old one still leads here. Null for an unknown item; what changes nothing leaves
   * the item as it is.
   */
  change(id: number, fields: Partial<NewsWriting>, tx?: Tx): Promise<NewsItem | null>

  /** Whether an item would be withdrawn before its publication, which a CHECK of the database rejects. */
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

export function createArticles(store: NewsStore, lists: NewsLists): Articles {
  return {
    list: lists.list,
    listCards: lists.listCards,
    find: store.find,
    findPreviewed: store.findPreviewed,
    create: store.create,
    change: store.change,
    isWithdrawnFirst,
    followSchedule: store.followSchedule,
    bin: store.bin,
    restore: store.restore,
    remove: store.remove,
  }
}
