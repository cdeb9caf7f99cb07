import type { Database } from '../../db/database'
import type { Ads } from './contract'
import { createAdStore } from './data/ad-store'
import { defineModels } from './data/models'

export type * from './contract'

export type AdsDependencies = { db: Database }

export function createAds({ db }: AdsDependencies): Ads {
  const ads = createAdStore(defineModels(db.sequelize))
  return {
    findOwn: (userId) => ads.listOwn(userId),
  }
}
