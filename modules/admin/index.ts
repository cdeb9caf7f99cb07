import type { Admin, Overview, Stats } from './contract'
import { createActionLog } from './data/action-log'
import { createBinStore } from './data/bin-store'
import { createImportStore } from './data/import-store'
import { defineModels } from './data/models'
import type { AdminDependencies, Deps } from './use-cases/act'
import { adDecisionActions } from './use-cases/ad-decisions'
import { adReportActions } from './use-cases/ad-reports'
import { adActions } from './use-cases/ads'
import { binActions } from './use-cases/bin'
import { checkActions } from './use-cases/checks'
import { conversationActions } from './use-cases/conversations'
import { examLog } from './use-cases/exams'
import { lessonActions } from './use-cases/lessons'
import { mailActions } from './use-cases/mails'
import { newsActions } from './use-cases/news'
import { questionActions } from './use-cases/questions'
import { reportActions } from './use-cases/reports'
import { listActions } from './use-cases/read-log'
import { userActions } from './use-cases/users'
import { LOG_YEARS, MAIL_DAYS } from './schemas'

export type * from './contract'
export type { AdminAction } from './domain/actions'
export type { AdminDependencies }

/** A file that nobody has confirmed within a day was not meant. */
const IMPORT_DAYS = 1

/** One night may fail. */
const BACKUP_DAYS = 2

export function createAdmin(given: AdminDependencies): Admin {
  const { db, clock, identity, exams, ads, mails, lastBackup } = given
  const models = defineModels(db.sequelize)
  const log = createActionLog(db, models)
  const imports = createImportStore(db, models)
  const deps: Deps = { ...given, log, bin: createBinStore(db, models), imports }
  return {
    async stats() {
      const { users } = await db.count({ users: identity.members.active })
      return statsOf(users, await exams.totals())
    },
    async overview(adminId) {
      const [{ users, failedMails, backupMinute }, totals, { decision, ...waitingAds }] = await Promise.all([
        db.count({ users: identity.members.active, failedMails: mails.failed, backupMinute: lastBackup }),
        exams.totals(),
        ads.overview(adminId),
      ])
      const { reports: questionReports, statements } = totals
      const waiting = { ...waitingAds, questionReports, statements, failedMails }
      return { stats: statsOf(users, totals), waiting, backup: backupAt(backupMinute, clock.now()), decision }
    },
    listActions: (query, slice) => listActions(deps, query, slice),
    findOwnEntries: (userId) => log.findOwn(userId),
    async removeExpired() {
      const logged = new Date(clock.now())
      logged.setUTCFullYear(logged.getUTCFullYear() - LOG_YEARS)
      const removed = [
        await log.removeBefore(logged),
        await imports.removeBefore(daysBefore(clock.now(), IMPORT_DAYS)),
        await mails.removeFailedBefore(daysBefore(clock.now(), MAIL_DAYS)),
      ]
      return removed.reduce((sum, one) => sum + one)
    },
    ...adActions(deps),
    ...adDecisionActions(deps),
    ...adReportActions(deps),
    ...conversationActions(deps),
    ...userActions(deps),
    ...questionActions(deps),
    ...lessonActions(deps),
    ...checkActions(deps),
    ...reportActions(deps),
    ...newsActions(deps),
    ...mailActions(deps),
    ...binActions(deps),
    ...examLog(deps),
  }
}

function backupAt(minute: number, now: Date): Overview['backup'] {
  if (minute === 0) return { at: null, isLate: false }
  const at = new Date(minute * 60_000)
  return { at, isLate: at < daysBefore(now, BACKUP_DAYS) }
}

function daysBefore(moment: Date, days: number): Date {
  const date = new Date(moment)
  date.setUTCDate(date.getUTCDate() - days)
  return date
}

function statsOf(totalUsers: number, { questions, results }: { questions: number; results: number }): Stats {
  return { totalQuestions: questions, totalUsers, totalExams: results }
}
