import type { Sequelize } from 'sequelize'
import { boolean, date, dateOrNull, defineModel, flag, id, integer, text } from '#db/columns'

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
    }),
    slugs: defineModel(sequelize, 'news_slugs', { slug: { ...text, primaryKey: true }, newsId: integer }),
  }
}
