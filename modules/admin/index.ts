import type { LastDecision } from '#modules/ads'
import type { BesideMember, User } from '#modules/identity'
import { before, RETENTION } from '#modules/kernel/retention'
import type { Waiting } from '#modules/kernel/waiting'
import { type Bin, createBin } from './bin/bin'
import { createBinStore } from './bin/store'
import { createImportStore } from './content/import-store'
import { type QuestionImports, createQuestionImports } from './content/imports'
import { type LessonEditing, createLessonEditing } from './content/lessons'
import { type NewsEditing, createNewsEditing } from './content/news'
import { type QuestionEditing, createQuestionEditing } from './content/questions'
import { type StatementChecks, createStatementChecks } from './content/statements'
import { listWeekFigures, type WeekFigures } from './figures'
import type { AdminDependencies, Deps } from './log/act'
import { createLog, type Log } from './log/log'
import { createActionLog } from './log/store'
import { type MailActions, createMailActions } from './mails'
import { defineTables } from './tables'
import { type AdminAdModeration, createAdminAdModeration } from './moderation/ads'
import { type AdminAdDecisions, createAdminAdDecisions } from './moderation/decisions'
import { createCopyStore } from './reports/copy-store'
import { createReports, type Reports } from './reports/reports'
import { createReportStore } from './reports/store'
import { createWaitingMails, type WaitingMails } from './waiting/mails'
import { createQueues } from './waiting/queue-store'
import { createResults, type Results } from './results'
import { BACKUP_LATE_DAYS } from './rules'
import { createSetup, type Setup } from './setup/setup'
import { type CountStats, createStats, type Stats } from './stats'
import { type UserAdministration, createUserAdministration } from './users'

export type { BinnedThing } from './bin/store'
export type { AdminAction } from './log/actions'
export type { AdminDependencies } from './log/act'
export type * from './log/entries'
export type { NewsAct } from './content/news'
export type { WeekFigures } from './figures'
export type { AdDecision, DecidedAds } from './moderation/decisions'
export type { AdReportsClosing } from './reports/closing'
export type { Queued } from './reports/queue'
export type { Kind, Outcome, Queue, Reason } from './reports/schema'
export type { QueuedReport, Report, Subject } from './reports/store'
export type { LoggedResult } from './results'
export type * from './setup/lines'
export type { Setup } from './setup/setup'
export type { DemoThing } from './setup/demo'
export type { UserAct } from './users'

/** Each act shares one transaction with its entry in the log. An act that changes nothing leaves no entry. */
export interface Admin {
  ads: AdminAdModeration
  bin: Bin
  decisions: AdminAdDecisions
  imports: QuestionImports
  lessons: LessonEditing
  log: Log
  mails: MailActions
  news: NewsEditing
  questions: QuestionEditing
  reports: Reports
  results: Results
  setup: Setup
  statements: StatementChecks
  users: UserAdministration
  waitingMails: WaitingMails

  stats: CountStats

  overview(admin: Pick<User, 'id' | 'secondFactorAt'>): Promise<PanelOverview>

  /** Lists the figures of the last weeks, oldest first. The last week is not over. */
  listFigures(weeks: number): Promise<WeekFigures[]>
  /** The number of things that wait for an admin, for the statement that finds a member's session. */
  waitingBeside(): BesideMember<number>

  /** Deletes old log entries, failed mails and unconfirmed import files, and returns their number. */
  removeExpired(): Promise<number>
}

export type PanelOverview = {
  stats: Stats
  waiting: Waiting
  /** `at` is null before the first backup. */
  backup: { at: Date | null; isLate: boolean }
  /** How many lines of the checklist of a new site are done for this admin. */
  setup: { done: number; of: number }
  /** The admin's own last decision, while they can undo it. */
  decision: LastDecision | null
}

export function createAdmin(dependencies: AdminDependencies): Admin {
  const { db, clock, ads, mails } = dependencies
  const tables = defineTables(db)
  const log = createActionLog(tables)
  const imports = createImportStore(tables)
  const reports = createReportStore(db, tables)
  const stats = createStats(dependencies)
  const queues = createQueues({ ...dependencies, reports })
  const deps: Deps = { ...dependencies, log, bin: createBinStore(tables), imports }
  const setup = createSetup(deps, tables)
  return {
    stats,
    async overview(user) {
      const [counted, { waiting, lastBackup, setupDone }, decision] = await Promise.all([
        stats(),
        queues.read(setup.storedDone),
        ads.decisions.findLast(user.id),
      ])
      return {
        ...{ stats: counted, waiting, decision },
        backup: toBackup(lastBackup, clock.now()),
        setup: setup.toProgress(user, setupDone),
      }
    },
    listFigures: (weeks) => listWeekFigures(dependencies, weeks),
    waitingBeside: queues.countBeside,
    async removeExpired() {
      const now = clock.now()
      const removed = [
        await log.removeBefore(before(now, RETENTION.adminLog)),
        await imports.removeBefore(before(now, RETENTION.questionImport)),
        await mails.failed.removeBefore(before(now, RETENTION.failedMail)),
      ]
      return removed.reduce((sum, one) => sum + one)
    },
    ads: createAdminAdModeration(deps),
    bin: createBin(deps),
    decisions: createAdminAdDecisions(deps),
    imports: createQuestionImports(deps),
    lessons: createLessonEditing(deps),
    log: createLog(deps),
    mails: createMailActions(deps),
    news: createNewsEditing(deps),
    questions: createQuestionEditing(deps),
    reports: createReports({ ...deps, store: reports, copies: createCopyStore(db, tables) }),
    results: createResults(deps),
    setup,
    statements: createStatementChecks(deps),
    users: createUserAdministration(deps),
    waitingMails: createWaitingMails({ ...dependencies, tables, queues }),
  }
}

function toBackup(at: Date | null, now: Date): PanelOverview['backup'] {
  return { at, isLate: at !== null && at < before(now, { days: BACKUP_LATE_DAYS }) }
}
