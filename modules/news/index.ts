import type { Database } from '#db/database'
import type { Clock } from '../kernel/clock'
import { type Articles, createArticles } from './articles'
import { createNewsLists } from './list-store'
import { defineModels } from './models'
import { createPictureStore } from './picture-store'
import { createNewsPictures, type NewsPictures } from './pictures'
import { createPublishedNews, type PublishedNews } from './published'
import { createNewsStore } from './store'

export type * from './news-item'
export type { NewsChange, NewsFields } from './schemas'
export type { NewsWriting } from './store'

/** The news. Only what is published is served publicly. */
export interface News {
  published: PublishedNews
  articles: Articles
  pictures: NewsPictures
}

export function createNews({ db, clock }: { db: Database; clock: Clock }): News {
  const models = defineModels(db.sequelize)
  const pictures = createPictureStore(db, clock, models)
  const store = createNewsStore(db, clock, models, pictures)
  const lists = createNewsLists(db, models, pictures)
  return {
    published: createPublishedNews(store, lists),
    articles: createArticles(store, lists),
    pictures: createNewsPictures(pictures),
  }
}
