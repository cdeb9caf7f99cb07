import type { Database } from '#db/database'
import type { Clock } from '../kernel/clock'
import type { News } from './contract'
import { defineModels } from './data/models'
import { createNewsLists } from './data/news-lists'
import { createNewsStore } from './data/news-store'
import { createPictureStore } from './data/picture-store'
import { isWithdrawnFirst } from './domain/schedule'

export type * from './contract'
export type { NewsChange, NewsFields } from './schemas'

export function createNews({ db, clock }: { db: Database; clock: Clock }): News {
  const models = defineModels(db.sequelize)
  const pictures = createPictureStore(db, clock, models)
  return {
    ...createNewsLists(db, models, pictures),
    ...createNewsStore(db, clock, models, pictures),
    ...pictures.doors,
    isWithdrawnFirst,
  }
}
