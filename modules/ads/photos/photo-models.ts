import type { Sequelize } from 'sequelize'
import { bytes, date, defineModel, id, integer, integerOrNull, oneOf, text, textOrNull } from '#db/columns'
import type { Database } from '#db/database'
import { table } from '#db/table'
import type { PictureFile } from '#modules/kernel/pictures'

export type PhotoModels = ReturnType<typeof definePhotoModels>

export function definePhotoModels(sequelize: Sequelize) {
  return {
    photos: defineModel(sequelize, 'ad_photos', {
      id,
      userId: integer,
      /** Null while it waits for its ad, as its position. */
      adId: integerOrNull,
      position: integerOrNull,
      hash: text,
      fingerprint: text,
      width: integer,
      height: integer,
      caption: textOrNull,
      createdAt: date,
    }),
    files: defineModel(sequelize, 'ad_photo_files', {
      photoId: { ...integer, primaryKey: true },
      side: { ...integer, primaryKey: true },
      format: { ...oneOf<PictureFile['format']>(), primaryKey: true },
      bytes,
    }),
  }
}

/** What a page needs of a photo. */
export const shownPhotos = (db: Database, { photos }: PhotoModels) =>
  table(db, photos).only('id', 'hash', 'width', 'height', 'caption')
