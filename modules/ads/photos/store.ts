import { type Condition, isAmong, jsonRows } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { below } from '#db/filter'
import { asBoolean, type StoredBoolean } from '#db/read'
import type { Picture, PictureAddress } from '#modules/kernel/pictures'
import type { AdPhoto, PlacedPhoto } from '../ad'
import { type Tables, photoView } from '../tables'
import type { AdState } from '../rules'
import { notBinned } from '../visibility'

export type PhotoStore = ReturnType<typeof createPhotoStore>

type FileRights = {
  userId: number
  /** This field and the two below are null while the photo waits for an ad. */
  state: AdState | null
  isApproved: StoredBoolean | null
  ownerIsBlocked: StoredBoolean | null
}

export function createPhotoStore({ db, tables }: { db: Database; tables: Tables }) {
  const { photos, photoFiles } = tables
  const view = photoView(db, tables)

  function placeable(userId: number, ids: readonly number[], adIds: readonly number[]): Condition[] {
    const [isOfAds, ...values] = isAmong(db, 'ad_id', adIds)
    return [[`user_id = ? AND (ad_id IS NULL OR ${isOfAds})`, userId, ...values], isAmong(db, 'id', ids)]
  }

  return {
    async add(userId: number, picture: Picture, createdAt: Date, tx: Tx): Promise<AdPhoto> {
      const { files, ...described } = picture
      const waiting = { adId: null, position: null, draftUserId: null, caption: null }
      const photo = await view.insert({ userId, ...described, ...waiting, createdAt }, tx)
      await photoFiles.add(photo.id, files, tx)
      return photo
    },

    async dropOldestWaiting(userId: number, left: number, tx: Tx): Promise<void> {
      await db.write(
        `DELETE FROM ad_photos WHERE user_id = $1 AND ${WAITING} AND id NOT IN (
           SELECT id FROM ad_photos WHERE user_id = $1 AND ${WAITING} ORDER BY id DESC LIMIT ${left})`,
        [userId],
        tx,
      )
    },

    findPlaceable: (userId: number, ids: readonly number[], adIds: readonly number[]): Promise<AdPhoto[]> =>
      view.list(placeable(userId, ids, adIds)),

    /** Locks the chosen photos. Returns those that the member may still place. */
    async lockPlaceable<Photo extends PlacedPhoto>(
      userId: number,
      chosen: readonly Photo[],
      adIds: readonly number[],
      tx: Tx,
    ): Promise<Photo[]> {
      const ids = chosen.map(({ id }) => id)
      const locked = await photos.only('id').lockAll(placeable(userId, ids, adIds), tx)
      return chosen.filter((photo) => locked.some(({ id }) => id === photo.id))
    },

    /** Copies those of the chosen photos that belong to the ad. Returns the copies and the other photos, in order. */
    async copyOf(adId: number, chosen: readonly PlacedPhoto[], tx: Tx): Promise<PlacedPhoto[]> {
      const copies = new Map<number, number>()
      for (const { id, ...photo } of await photos.list({ adId, id: chosen.map(({ id }) => id) }, { tx })) {
        const copy = await photos.insert({ ...photo, adId: null, position: null }, tx)
        await photoFiles.copy(id, copy.id, tx)
        copies.set(id, copy.id)
      }
      return chosen.map(({ id, caption }) => ({ id: copies.get(id) ?? id, caption }))
    },

    /** Gives an ad these photos in this order, and deletes its other photos. */
    async place(adId: number, chosen: readonly PlacedPhoto[], tx: Tx): Promise<void> {
      const [isChosen, ids] = isAmong(
        db,
        'id',
        chosen.map(({ id }) => id),
      )
      await db.write(
        `DELETE FROM ad_photos WHERE ad_id = $1 AND NOT (${isChosen.replace('?', '$2')})`,
        [adId, ids!],
        tx,
      )
      // Clears the positions first, because a unique index forbids equal positions, even for a moment.
      await photos.update({ adId }, { adId: null, position: null }, tx)
      const placed = chosen.map((photo, index) => ({ ...photo, position: index + 1 }))
      const rows = jsonRows(db, 'placed', '$2', { id: 'bigint', position: 'integer', caption: 'text' })
      await db.write(
        `UPDATE ad_photos
         SET ad_id = $1, position = placed.position, caption = placed.caption, draft_user_id = NULL
         FROM ${rows} WHERE ad_photos.id = placed.id`,
        [adId, JSON.stringify(placed)],
        tx,
      )
    },

    async listByAd(adIds: readonly number[], tx?: Tx): Promise<Map<number, AdPhoto[]>> {
      if (adIds.length === 0) return new Map()
      const rows = await photos.list({ adId: adIds }, { order: 'ad_id, position', tx })
      const byAd = new Map(adIds.map((id): [number, AdPhoto[]] => [id, []]))
      for (const photo of rows) byAd.get(photo.adId!)!.push(view.pick(photo))
      return byAd
    },

    async findFile(address: PictureAddress) {
      const row = await photoFiles.find<FileRights>(address, {
        columns: `picture.user_id AS "userId", ad.state,
          ad.is_approved AS "isApproved", ad.owner_is_blocked AS "ownerIsBlocked"`,
        joins: 'LEFT JOIN classified_ads AS ad ON ad.id = picture.ad_id',
        where: `picture.ad_id IS NULL OR ${notBinned('ad')}`,
      })
      if (!row) return null
      const { bytes, userId, state, isApproved, ownerIsBlocked } = row
      const ad = state && {
        ...{ userId, state },
        isApproved: asBoolean(isApproved!),
        ownerIsBlocked: asBoolean(ownerIsBlocked!),
      }
      return { bytes, userId, ad }
    },

    async countOwn(userId: number, tx: Tx): Promise<{ photos: number; bytes: number }> {
      const [counted] = await db.read<{ photos: number; bytes: number | string }>(
        `SELECT CAST(count(*) AS integer) AS photos, COALESCE(sum(${photoFiles.toSizeSql('ad_photos.id')}), 0) AS bytes
         FROM ad_photos WHERE user_id = $1 AND ${NOT_OF_BINNED_AD}`,
        [userId],
        { tx },
      )
      const { photos, bytes } = counted!
      return { photos, bytes: Number(bytes) }
    },

    findOwn: (userId: number) =>
      photos
        .without('userId', 'position', 'draftUserId', 'fingerprint')
        .list([['user_id = ?', userId], [NOT_OF_BINNED_AD]], { order: 'ad_id, position, id' }),

    removeWaitingSince: (moment: Date): Promise<number> =>
      photos.remove({ adId: null, draftUserId: null, createdAt: below(moment) }),
  }
}

const WAITING = 'ad_id IS NULL AND draft_user_id IS NULL'

const NOT_OF_BINNED_AD = `(ad_id IS NULL
  OR EXISTS (SELECT 1 FROM classified_ads WHERE classified_ads.id = ad_id AND ${notBinned()}))`
