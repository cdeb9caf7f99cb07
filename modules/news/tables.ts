import { boolean, date, dateOrNull, flag, id, integer, integerOrNull, text } from '#db/columns'
import type { Database } from '#db/database'
import { openPictureFiles } from '#db/picture-files'

export type Tables = ReturnType<typeof defineTables>

export function defineTables(db: Database) {
  return {
    news: db.table('news', {
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
      isBinned: flag,
      previewEdition: integer,
    }),
    slugs: db.table('news_slugs', { slug: { ...text, primaryKey: true }, newsId: integer }),
    pictures: db.table('news_pictures', {
      id,
      /** Null until an item with this picture is saved. */
      newsId: integerOrNull,
      hash: text,
      width: integer,
      height: integer,
      alt: text,
      /** Null while an item shows the picture. */
      unusedSince: dateOrNull,
    }),
    files: openPictureFiles(db, {
      pictures: 'news_pictures',
      files: 'news_picture_files',
      owner: 'picture_id',
    }),
  }
}
