import type { Tx } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { NewsLists, NewsQuery } from './list-store'
import type { NewsCard, NewsItem } from './news-item'
import { isWithdrawnFirst } from './schedule'
import type { NewsStore, NewsWriting } from './store'

/** The news items as admins see them, published or not. */
export interface Articles {
  list(query: NewsQuery, slice: Slice): Promise<Page<NewsItem>>

  listCards(query: NewsQuery, slice: Slice): Promise<Page<NewsCard>>

  /** With `tx`, locks the item until `tx` ends. */
  find(id: number, tx?: Tx): Promise<NewsItem | null>

  /** Finds the items with these ids, in the order of their ids. Leaves out those in the bin. */
  findAll(ids: readonly number[], tx?: Tx): Promise<NewsCard[]>

  /** Finds an item for its preview, with the current edition. Preview links of an earlier edition no longer work. */
  findPreviewed(id: number): Promise<{ item: NewsItem; edition: number } | null>

  /** The picture must be locked by `pictures.findPlaceable`. */
  create(fields: NewsWriting, tx?: Tx): Promise<NewsItem>

  /** Returns null for an unknown item. A new title may bring a new slug, but the old slug still finds the item. */
  change(id: number, fields: Partial<NewsWriting>, tx?: Tx): Promise<NewsItem | null>

  /** Returns true if the withdrawal is not after the publication. A CHECK of the database rejects such plans. */
  isWithdrawnFirst(plan: Pick<NewsItem, 'publishAt' | 'unpublishAt'>): boolean

  /** Publishes and withdraws the items that are due; returns how many. */
  followSchedule(): Promise<number>

  /** Moves an item into the bin. Its slugs stay taken, and its schedule stops. */
  bin(id: number, tx: Tx): Promise<boolean>

  /** Restores an item from the bin, as a draft if its publication or withdrawal was due meanwhile. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** Deletes an item for good, in the bin or not. */
  remove(id: number, tx?: Tx): Promise<boolean>
}

export function createArticles(store: NewsStore, lists: NewsLists): Articles {
  return {
    list: lists.list,
    listCards: lists.listCards,
    find: store.find,
    findAll: lists.findAll,
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
