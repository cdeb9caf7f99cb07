import type { Tx } from '#db/database'
import type { Picture, PictureAddress } from '#modules/kernel/pictures'
import type { NewsPicture, Previewed } from './news-item'
import type { PictureStore } from './picture-store'

/** The pictures of items. They are public while the item is; an item shows one of them at the most. */
export interface NewsPictures {
  /** It waits for its item, but not for ever. */
  add(picture: Picture, tx?: Tx): Promise<NewsPicture>

  /**
   * One that waits, or the one that this item shows while it is not in the bin. In a transaction, nobody else changes
   * it until its end.
   */
  findPlaceable(id: number, newsId?: number, tx?: Tx): Promise<NewsPicture | null>

  /** `isAllowed` is asked for a picture only that is not public; its item is null while it waits for one. */
  findFile(
    address: PictureAddress,
    isAllowed: (item: Previewed | null) => Promise<boolean>,
  ): Promise<{ bytes: Buffer; isPublic: boolean } | null>

  /** Deletes pictures that no item has shown for their time. Returns how many. */
  removeUnused(): Promise<number>
}

export function createNewsPictures(store: PictureStore): NewsPictures {
  return {
    add: store.add,
    findPlaceable: store.findPlaceable,
    findFile: store.findFile,
    removeUnused: store.removeUnused,
  }
}
