import type { Sequelize } from 'sequelize'
import {
  boolean,
  bytes,
  date,
  dateOrNull,
  defineModel,
  flag,
  id,
  integer,
  integerOrNull,
  oneOf,
  text,
} from '#db/columns'
import type { PictureFile } from '#modules/kernel/pictures'

export type Models = ReturnType<typeof defineModels>

export function defineModels(sequelize: Sequelize) {
  return {
    news: defineModel(sequelize, 'news', {
      id,
      slug: text,
      title: text,
      summary: text,
      content: text,
      author: text,
      isPublished: boolean,
      isFeatured: boolean,
      publishAt: dateOrNull,
      unpublishAt: dateOrNull,
      createdAt: date,
      updatedAt: date,
      searchText: text,
      /** Deleted by an admin: it is nowhere until it is restored. */
      isBinned: flag,
      /** Preview links of an earlier edition have ended. */
      previewEdition: integer,
    }),
    slugs: defineModel(sequelize, 'news_slugs', { slug: { ...text, primaryKey: true }, newsId: integer }),
    pictures: defineModel(sequelize, 'news_pictures', {
      id,
      /** Null until an item with it is saved. */
      newsId: integerOrNull,
      hash: text,
      width: integer,
      height: integer,
      alt: text,
      /** Null while its item shows it. */
      unusedSince: dateOrNull,
    }),
    files: defineModel(sequelize, 'news_picture_files', {
      pictureId: { ...integer, primaryKey: true },
      side: { ...integer, primaryKey: true },
      format: { ...oneOf<PictureFile['format']>(), primaryKey: true },
      bytes,
    }),
  }
}
