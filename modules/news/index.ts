import type { Database } from '#db/database'
import { bind } from '../kernel/bind'
import type { Clock } from '../kernel/clock'
import type { News } from './contract'
import { defineModels } from './data/models'
import { createNewsLists } from './data/news-lists'
import { createNewsStore } from './data/news-store'
import * as writeNews from './use-cases/write-news'

export type * from './contract'
export type { NewsChange, NewsFields, NewsSort, NewsState } from './schemas'

export type NewsDependencies = { db: Database; clock: Clock }

export function createNews({ db, clock }: NewsDependencies): News {
  const models = defineModels(db.sequelize)
  const news = createNewsStore(db, models)
  return {
    ...createNewsLists(db, models.news),
    findAny: news.find,
    findPublished: news.findPublished,
    ...bind({ db, clock, news }, writeNews),
  }
}
