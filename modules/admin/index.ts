import type { Database } from '../../db/database'
import type { Ads } from '../ads'
import type { Exams } from '../exams'
import type { Identity } from '../identity'
import type { Clock } from '../kernel/clock'
import type { News } from '../news'
import type { Admin } from './contract'
import { createActionLog } from './data/action-log'
import { defineModels } from './data/models'
import { expiredBefore } from './domain/retention'
import { adActions } from './use-cases/ads'
import { listActions } from './use-cases/list-actions'
import type { MailQueue, Parts } from './use-cases/parts'
import { stats } from './use-cases/stats'
import { userActions } from './use-cases/users'

export type * from './contract'

export type AdminDependencies = {
  db: Database
  clock: Clock
  identity: Identity
  exams: Exams
  ads: Ads
  news: News
  mails: MailQueue
}

export function createAdmin(given: AdminDependencies): Admin {
  const { db, clock } = given
  const models = defineModels(db.sequelize)
  const log = createActionLog(db, models.actions)
  const parts: Parts = { ...given, log }
  return {
    stats: () => stats(parts),
    listActions: (...args) => listActions(parts, ...args),
    findOwnLines: (userId) => log.findOwn(userId),
    removeExpired: () => log.removeBefore(expiredBefore(clock.now())),
    ...adActions(parts),
    ...userActions(parts),
  }
}
