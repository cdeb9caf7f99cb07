import type { Database } from '#db/database'
import type { Identity } from '../identity'
import type { Clock } from '../kernel/clock'
import type { AdCategory, Ads } from './contract'
import { createAdLists } from './data/ad-lists'
import { createAdStore } from './data/ad-store'
import { defineModels } from './data/models'
import { approve } from './use-cases/approve-ad'
import { setOwnerBlocked } from './use-cases/block-owner'
import { change } from './use-cases/change-ad'
import { create } from './use-cases/create-ad'
import { createApproved } from './use-cases/create-approved'
import { markSold } from './use-cases/mark-sold'
import { find, listPublic } from './use-cases/read-ads'
import { reject } from './use-cases/reject-ad'
import { findRemovable, remove, removeAll } from './use-cases/remove-ad'
import { rewrite } from './use-cases/rewrite-ad'

export type * from './contract'
export type { AdminAd, NewAd } from './schemas'

export type AdsDependencies = {
  db: Database
  clock: Clock
  identity: Pick<Identity, 'lockCaller'>
  closedCategories: readonly AdCategory[]
}

export function createAds({ db, clock, identity, closedCategories }: AdsDependencies): Ads {
  const models = defineModels(db.sequelize)
  const lists = createAdLists(db)
  const parts = { db, clock, identity, closedCategories, lists, ads: createAdStore(db, models) }
  return {
    closedCategories,
    create: (...args) => create(parts, ...args),
    createApproved: (...args) => createApproved(parts, ...args),
    listPublic: (...args) => listPublic(parts, ...args),
    find: (...args) => find(parts, ...args),
    listOwn: (...args) => lists.listOwn(...args),
    findAllOwn: (userId) => lists.findAllOwn(userId),
    findOwn: (userId, id) => parts.ads.findOwn(userId, id),
    change: (...args) => change(parts, ...args),
    markSold: (...args) => markSold(parts, ...args),
    findRemovable: (...args) => findRemovable(parts, ...args),
    remove: (...args) => remove(parts, ...args),
    removeAll: (...args) => removeAll(parts, ...args),
    listPending: (slice) => lists.listPending(slice),
    countPending: () => lists.countPending(),
    findOldestPending: (limit) => lists.findOldestPending(limit),
    listAll: (...args) => lists.listAll(...args),
    findChecked: (ids) => parts.ads.findChecked(ids),
    holdChecked: (...args) => parts.ads.findChecked(...args),
    approve: (...args) => approve(parts, ...args),
    reject: (...args) => reject(parts, ...args),
    rewrite: (...args) => rewrite(parts, ...args),
    setOwnerBlocked: (...args) => setOwnerBlocked(parts, ...args),
    findExisting: (ids) => parts.ads.findExisting(ids),
    listAddresses: (limit) => lists.listAddresses(limit),
  }
}
