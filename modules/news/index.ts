import type { Database } from '#db/database'
import type { Clock } from '../kernel/clock'
import { type Articles, createArticles } from './articles'
import { createNewsLists } from './list-store'
import { defineTables } from './tables'
import { createPictureStore } from './picture-store'
import { createNewsPictures, type NewsPictures } from './pictures'
import { createPublishedNews, type PublishedNews } from './published'
import { createNewsStore } from './store'

export type * from './news-item'
export type { NewsChange, NewsFields } from './schemas'
export type { NewsWriting } from './store'

export interface News {
  published: PublishedNews
  articles: Articles
  pictures: NewsPictures
}

export function createNews({ db, clock }: { db: Database; clock: Clock }): News {
  const tables = defineTables(db)
  const pictures = createPictureStore(db, clock, tables)
  const store = createNewsStore(db, clock, tables, pictures)
  const lists = createNewsLists(db, tables, pictures)
  return {
    published: createPublishedNews(store, lists),
    articles: createArticles(store, lists),
    pictures: createNewsPictures(pictures),
  }
}
