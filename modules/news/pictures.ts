import type { Tx } from '#db/database'
import type { Picture, PictureAddress } from '#modules/kernel/pictures'
import type { NewsPicture, Previewed } from './news-item'
import type { PictureStore } from './picture-store'

/**
 * The pictures of news items. A picture is public while its item is published. An item shows at most one picture.
 */
export interface NewsPictures {
  /** Adds a picture that waits for its item; `removeUnused` deletes it if it waits too long. */
  add(picture: Picture, tx?: Tx): Promise<NewsPicture>

  /**
   * Finds a picture that no item has yet, or that the item `newsId` shows, if that item is not in the bin. With `tx`,
   * locks the picture until `tx` ends.
   */
  findPlaceable(id: number, newsId?: number, tx?: Tx): Promise<NewsPicture | null>

  /**
   * Finds the file of a picture. Calls `isAllowed` only if the picture is not public; `item` is null if the picture
   * waits for one.
   */
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
