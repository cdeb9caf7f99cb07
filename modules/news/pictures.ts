import type { Tx } from '#db/database'
import type { Picture, PictureAddress } from '#modules/kernel/pictures'
import type { NewsPicture, Previewed } from './news-item'
import type { PictureStore } from './picture-store'

/** A picture is public while its item is published. An item shows at most one picture. */
export interface NewsPictures {
  /** Adds a picture without an item. `removeUnused` deletes it after a day if no item shows it. */
  add(picture: Picture, tx?: Tx): Promise<NewsPicture>

  /**
   * Finds a picture without an item, or the picture that the item `newsId` shows, unless the item is in the bin. With
   * `tx`, locks the picture until `tx` ends.
   */
  findPlaceable(id: number, newsId?: number, tx?: Tx): Promise<NewsPicture | null>

  /** Calls `isAllowed` only for pictures that are not public. `item` is null for a picture without an item. */
  findFile(
    address: PictureAddress,
    isAllowed: (item: Previewed | null) => Promise<boolean>,
  ): Promise<{ bytes: Buffer; isPublic: boolean } | null>

  /** Deletes pictures that no item has shown for a day; returns how many. */
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
