import type { Database } from '#db/database'
import type { Identity } from '../identity'
import { bind } from '../kernel/bind'
import type { Clock } from '../kernel/clock'
import type { AdCategory, Ads } from './contract'
import { createAdLists } from './data/ad-lists'
import { createAdStore } from './data/ad-store'
import { adTables, defineAdModel } from './data/models'
import {
  approve,
  createApproved,
  reject,
  removeAll,
  rewrite,
  setOwnerBlocked,
} from './use-cases/administer-ads'
import { change, create, markSold, remove } from './use-cases/own-ads'
import { find, findRemovable, listPublic } from './use-cases/read-ads'

export type * from './contract'
export type { AdminAd, NewAd } from './schemas'

export type AdsDependencies = {
  db: Database
  clock: Clock
  identity: Pick<Identity, 'lockCaller'>
  closedCategories: readonly AdCategory[]
}

export function createAds(given: AdsDependencies): Ads {
  const { db, closedCategories } = given
  const model = defineAdModel(db.sequelize)
  const tables = adTables(db, model)
  const ads = createAdStore(db, model, tables)
  const lists = createAdLists(db, tables)
  const useCases = { create, change, markSold, remove, find, findRemovable, listPublic }
  const adminUseCases = { createApproved, approve, reject, rewrite, removeAll, setOwnerBlocked }
  return {
    ...lists,
    closedCategories,
    findOwn: (userId, id) => ads.findOwn(userId, id),
    findChecked: ads.findChecked,
    findExisting: ads.findExisting,
    lock: ads.lock,
    ...bind({ ...given, ads, lists }, { ...useCases, ...adminUseCases }),
  }
}
