import type { Caller } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import type { AdInBrief } from './messages'
import type { WithPhotos } from './photos'

/** An ad that a member keeps, whatever has become of it. */
export type Favourite = AdInBrief & WithPhotos & { keptAt: Date }

/** The ads that a member keeps for themselves: nobody learns of them. One that is deleted goes from here too. */
export interface Favourites {
  /** Idempotent. 'full' with `MOST_FAVOURITES`. */
  keepFavourite(
    caller: Caller,
    adId: number,
  ): Promise<Result<void, 'signed-out' | 'not-found' | 'own-ad' | 'ended' | 'full'>>

  /** Idempotent. */
  dropFavourite(userId: number, adId: number): Promise<void>

  isFavourite(userId: number, adId: number): Promise<boolean>

  /** The one that was kept last comes first. */
  listFavourites(userId: number, slice: Slice): Promise<Page<Favourite>>

  /** For the copy of the member's data. */
  findOwnFavourites(userId: number): Promise<{ ad: string; keptAt: Date }[]>
}
