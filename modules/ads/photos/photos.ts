import type { Database } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { PictureAddress, PictureFault, Pictures } from '#modules/kernel/pictures'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { before, RETENTION } from '#modules/kernel/retention'
import type { AdPhoto, AdReader, ClassifiedAd, WithPhotos } from '../ad'
import { MOST_OWN_PHOTOS, MOST_PHOTO_MEGABYTES, MOST_WAITING_PHOTOS } from '../rules'
import { maySee, type VisibleAd } from '../visibility'
import type { PhotoStore } from './store'

export interface Photos {
  /**
   * Adds a photo that waits for an ad. `file` is a path on this machine. Deletes the member's oldest waiting
   * photos if there are too many. Refuses with 'too-many-photos' at `MOST_OWN_PHOTOS`, and with
   * 'too-many-bytes' above `MOST_PHOTO_MEGABYTES`.
   */
  add(caller: Caller, file: string): Promise<Result<AdPhoto, 'signed-out' | PictureFault | TooManyPhotos>>

  /** Finds the member's photos among `ids` that wait for an ad or belong to one of `adIds`, in the order of `ids`. */
  findPlaceable(userId: number, ids: readonly number[], adIds?: readonly number[]): Promise<AdPhoto[]>

  /** Returns the ads, each with the photos that this reader may see. */
  withPhotos<Ad extends Pick<ClassifiedAd, 'id'> & VisibleAd>(
    ads: readonly Ad[],
    reader: AdReader,
  ): Promise<(Ad & WithPhotos)[]>

  /** Finds the file of a photo, or null if this reader may not see it. Calls `reader` only if necessary. */
  findFile(
    address: PictureAddress,
    reader: () => Promise<AdReader>,
  ): Promise<{ bytes: Buffer; isPublic: boolean } | null>

  /** Returns the member's photos for the copy of their data. `adId` is null while a photo waits for an ad. */
  findOwn(userId: number): Promise<(AdPhoto & { adId: number | null; createdAt: Date })[]>

  /** Deletes photos that have waited too long for an ad; returns how many. */
  removeWaiting(): Promise<number>
}

export type TooManyPhotos = 'too-many-photos' | 'too-many-bytes'

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  pictures: Pictures
  isLimited: boolean
  store: PhotoStore
}

export function createPhotos({ db, clock, identity, pictures, isLimited, store }: Deps): Photos {
  return {
    findOwn: store.findOwn,

    async add(caller, file) {
      const picture = await pictures.read(file)
      if (!picture.ok) return picture
      return db.transaction(async (tx) => {
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        await store.dropOldestWaiting(caller.userId, MOST_WAITING_PHOTOS - 1, tx)
        const bytes = picture.value.files.reduce((sum, size) => sum + size.bytes.length, 0)
        const tooMany = isLimited ? findExcess(await store.countOwn(caller.userId, tx), bytes) : null
        if (tooMany) return refuse(tooMany)
        return ok(await store.add(caller.userId, picture.value, clock.now(), tx))
      })
    },

    async findPlaceable(userId, ids, adIds = []) {
      const found = await store.findPlaceable(userId, ids, adIds)
      return ids.flatMap((id) => found.find((photo) => photo.id === id) ?? [])
    },

    async withPhotos(ads, reader) {
      const byAd = await store.listByAd(ads.filter((ad) => maySee('photos', ad, reader)).map(({ id }) => id))
      return ads.map((ad) => ({ ...ad, photos: byAd.get(ad.id) ?? [] }))
    },

    async findFile(address, reader) {
      const file = await store.findFile(address)
      if (!file) return null
      const { bytes, userId, ad } = file
      const isPublic = ad !== null && maySee('photos', ad, null)
      if (isPublic) return { bytes, isPublic }
      const by = await reader()
      // A photo that waits for an ad is visible to its owner only, not to admins.
      const isVisible = ad === null ? by?.id === userId : maySee('photos', ad, by)
      return isVisible ? { bytes, isPublic } : null
    },

    removeWaiting: () => store.removeWaitingSince(before(clock.now(), RETENTION.waitingPhoto)),
  }
}

function findExcess(own: { photos: number; bytes: number }, added: number): TooManyPhotos | null {
  if (own.photos >= MOST_OWN_PHOTOS) return 'too-many-photos'
  return own.bytes + added > MOST_PHOTO_MEGABYTES * 1_000_000 ? 'too-many-bytes' : null
}
