import type { Admin } from './contract'
import { createActionLog } from './data/action-log'
import { createImportStore } from './data/import-store'
import { defineModels } from './data/models'
import { expiredBefore, importExpiredBefore } from './domain/retention'
import { adActions } from './use-cases/ads'
import { examLog } from './use-cases/exams'
import { newsActions } from './use-cases/news'
import type { AdminDependencies, Parts } from './use-cases/parts'
import { importActions } from './use-cases/import'
import { questionActions } from './use-cases/questions'
import { listActions } from './use-cases/list-actions'
import { stats } from './use-cases/stats'
import { userActions } from './use-cases/users'

export type * from './contract'
export type { AdminDependencies }

export function createAdmin(given: AdminDependencies): Admin {
  const { db, clock } = given
  const models = defineModels(db.sequelize)
  const log = createActionLog(db, models.actions)
  const imports = createImportStore(db, models.imports)
  const parts: Parts = { ...given, log, imports }
  return {
    stats: () => stats(parts),
    listActions: (...args) => listActions(parts, ...args),
    findOwnLines: (userId) => log.findOwn(userId),
    async removeExpired() {
      const now = clock.now()
      const lines = await log.removeBefore(expiredBefore(now))
      return lines + (await imports.removeBefore(importExpiredBefore(now)))
    },
    ...adActions(parts),
    ...userActions(parts),
    ...questionActions(parts),
    ...importActions(parts),
    ...newsActions(parts),
    ...examLog(parts),
  }
}
