import type { Tx } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { NewsLists, NewsQuery } from './list-store'
import type { NewsCard, NewsItem } from './news-item'
import { isWithdrawnFirst } from './schedule'
import type { NewsStore, NewsWriting } from './store'

/** The news items for admins, published or not. Lists start with the newest item unless another order is chosen. */
export interface Articles {
  list(query: NewsQuery, slice: Slice): Promise<Page<NewsItem>>

  /** Lists items without their contents. */
  listCards(query: NewsQuery, slice: Slice): Promise<Page<NewsCard>>

  /** Finds an item. With `tx`, locks it until `tx` ends. */
  find(id: number, tx?: Tx): Promise<NewsItem | null>

  /** Finds the item of a preview link. A publication or withdrawal of the item ends all earlier links. */
  findPreviewed(id: number): Promise<{ item: NewsItem; edition: number } | null>

  /**
   * Creates an item with a slug of its own, made from its title. Its picture must be locked by
   * `pictures.findPlaceable`.
   */
  create(fields: NewsWriting, tx?: Tx): Promise<NewsItem>

  /**
   * Changes an item; null if it is unknown. A new title brings a new slug, and the old one still finds the item. A
   * change without effect leaves the item as it is.
   */
  change(id: number, fields: Partial<NewsWriting>, tx?: Tx): Promise<NewsItem | null>

  /** Returns whether an item would be withdrawn before its publication, which a CHECK of the database rejects. */
  isWithdrawnFirst(plan: Pick<NewsItem, 'publishAt' | 'unpublishAt'>): boolean

  /**
   * Publishes and withdraws the items that are due; returns how many. A published item gets the date of its
   * publication.
   */
  followSchedule(): Promise<number>

  /**
   * Puts an item into the bin, where only `restore` and `remove` find it. Its slugs stay taken, and its schedule
   * stops.
   */
  bin(id: number, tx: Tx): Promise<boolean>

  /**
   * Restores an item from the bin. It becomes a draft if its publication or withdrawal was due while it was there.
   */
  restore(id: number, tx: Tx): Promise<boolean>

  /** Deletes an item for good, in the bin or not. Returns whether there was such an item. */
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
