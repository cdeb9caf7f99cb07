import type { Database } from '#db/database'
import type { Clock } from '../kernel/clock'
import type { News } from './contract'
import { defineModels } from './data/models'
import { createNewsLists } from './data/news-lists'
import { createNewsStore } from './data/news-store'
import { isWithdrawnFirst } from './domain/schedule'

export type * from './contract'
export type { NewsChange, NewsFields, NewsSort, NewsState } from './schemas'

export function createNews({ db, clock }: { db: Database; clock: Clock }): News {
  const models = defineModels(db.sequelize)
  return { ...createNewsLists(db, models), ...createNewsStore(db, clock, models), isWithdrawnFirst }
}
