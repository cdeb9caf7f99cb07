import type { Caller } from '#modules/identity'
import type { PictureAddress, PictureFault } from '#modules/kernel/pictures'
import type { Result } from '#modules/kernel/result'
import type { TooManyPhotos } from '../domain/at-once'
import type { AdPhoto } from '../domain/photos'
import type { AdReader, ClassifiedAd } from './ad'

export type { TooManyPhotos } from '../domain/at-once'
export type { PictureFault } from '#modules/kernel/pictures'
export type { AdPhoto, PlacedPhoto } from '../domain/photos'

export type WithPhotos = { photos: AdPhoto[] }

/**
 * The photos of ads. They are public while the ad is; before and after that for its owner and admins. A photo is
 * added before its ad is sent, and then waits for it, up to a day, for its owner alone.
 */
export interface Photos {
  /**
   * `file` is a path on this machine. The oldest is deleted where too many wait for an ad. 'too-many-photos' for a
   * member who has sixty, 'too-many-bytes' where all would take more than 100 MB.
   */
  addPhoto(
    caller: Caller,
    file: string,
  ): Promise<Result<AdPhoto, 'signed-out' | PictureFault | TooManyPhotos>>

  /** Those of `ids` that wait, or belong to the own ad of this number; in the order of `ids`. */
  findPlaceable(userId: number, ids: readonly number[], adId?: number): Promise<AdPhoto[]>

  /** Ads that this reader may read, with the photos that they may see: one statement, and none where there is no ad. */
  withPhotos<Ad extends Pick<ClassifiedAd, 'id' | 'userId' | 'state'>>(
    ads: readonly Ad[],
    reader: AdReader,
  ): Promise<(Ad & WithPhotos)[]>

  /** Null where this reader may not see it. Asks for the reader of a photo only that is not public. */
  findPhotoFile(
    address: PictureAddress,
    reader: () => Promise<AdReader>,
  ): Promise<{ bytes: Buffer; isPublic: boolean } | null>

  /** For the copy of the member's data; `adId` is null where it waits for one. */
  findOwnPhotos(userId: number): Promise<(AdPhoto & { adId: number | null; createdAt: Date })[]>

  /** Deletes photos whose ad has not come within a day. Returns how many. */
  removeWaitingPhotos(): Promise<number>
}
