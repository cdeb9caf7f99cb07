import type { Database } from '#db/database'
import type { FormKeys } from '#db/form-keys'
import { removeExpiredCounts } from '#db/rate-limits'
import type { Mails } from '#emails/index'
import type { Admin } from '#modules/admin'
import type { Ads } from '#modules/ads'
import type { Exams } from '#modules/exams'
import type { Identity } from '#modules/identity'
import { systemClock } from '#modules/kernel/clock'
import { before, RETENTION } from '#modules/kernel/retention'
import type { Stopping } from '#modules/kernel/sweep'
import type { News } from '#modules/news'
import { repeat } from './background.server'
import { standStillAtJumps } from './clock-jumps.server'
import type { ServerLog } from './log'

const MAIL_MS = 250
/** Readers must see scheduled news within about a second. */
const NEWS_MS = 1000
/** An admin who has asked for it waits. */
const TRY_MS = 5000
const VIEWS_MS = 1000
const SWEEP_MS = 30_000
const HOUR_MS = 3_600_000

type Work = (stopping: Stopping) => Promise<unknown>

type Workers = {
  db: Database
  identity: Identity
  exams: Exams
  ads: Ads
  news: News
  admin: Admin
  mails: Mails
  formKeys: FormKeys
  uploads: { removeOld(): Promise<void> }
  compare: () => Promise<unknown>
}

/**
 * Starts the background work. Only one process at a time runs a sweep, but every process runs the other work.
 */
export function startBackground(workers: Workers, log: ServerLog) {
  const { db, identity, exams, ads, news, admin, mails, formKeys, uploads, compare } = workers
  const standStill = standStillAtJumps(systemClock, log)
  const inEveryProcess = (name: string, ms: number, work: Work) => repeat(name, ms, standStill(work), log)
  const sweep = (name: string, ms: number, work: Work) =>
    inEveryProcess(name, ms, async (stopping) => {
      const hasRun = await db.alone(name, () => work(stopping))
      if (!hasRun) log.debug({ what: name }, 'another process is doing this work')
    })
  return [
    repeat("compare this machine's clock with the database's", SWEEP_MS, compare, log),
    repeat('send mails', MAIL_MS, () => mails.sendDue(), log),
    inEveryProcess('store page views', VIEWS_MS, () => ads.pageViews.storeCounted()),
    sweep('close overdue exams', SWEEP_MS, (stopping) => exams.attempts.closeOverdue(stopping)),
    sweep('tally answers', SWEEP_MS, (stopping) => exams.memory.tallyAnswers(stopping)),
    sweep('compute memories from boxes', SWEEP_MS, (stopping) => exams.rebuildMemory.fromBoxes(stopping)),
    sweep('mail owners before their ads end', SWEEP_MS, (stopping) => ads.lifecycle.mailBeforeEnd(stopping)),
    sweep('end ads whose time is up', SWEEP_MS, (stopping) => ads.lifecycle.endOverdue(stopping)),
    sweep('publish and withdraw news', NEWS_MS, () => news.articles.followSchedule()),
    sweep('try a backup', TRY_MS, () => admin.setup.runBackupTry()),
    sweep('queue reminders', SWEEP_MS, (stopping) => exams.studyPlans.remindDue(stopping)),
    sweep('queue mails of alerts', SWEEP_MS, (stopping) => ads.alerts.queueDigests(stopping)),
    sweep('send held messages', SWEEP_MS, (stopping) => ads.heldMessages.sendAll(stopping)),
    sweep('mail admins what waits', SWEEP_MS, (stopping) => admin.waitingMails.queueDue(stopping)),
    sweep('finish the deletion of accounts', SWEEP_MS, (stopping) => identity.deletions.finishAll(stopping)),
    sweep('remove what has expired', HOUR_MS, () => identity.removeExpired()),
    sweep('remove ads that have ended', HOUR_MS, (stopping) => ads.lifecycle.removeExpired(stopping)),
    sweep('remove photos whose ad has not come', HOUR_MS, () => ads.photos.removeWaiting()),
    sweep('remove old drafts of ads', HOUR_MS, () => ads.drafts.removeOld()),
    sweep('remove pictures that no news item shows', HOUR_MS, () => news.pictures.removeUnused()),
    sweep('remove old reports of visitors', HOUR_MS, () => admin.reports.removeOld()),
    sweep('remove messages that were held too long', HOUR_MS, () => ads.heldMessages.removeOld()),
    sweep('forget decisions that stand', HOUR_MS, () => ads.decisions.removeOld()),
    sweep('remove what admins keep for a time only', HOUR_MS, () => admin.removeExpired()),
    sweep('remove the answers of old exams', HOUR_MS, (stopping) => exams.oldAnswers.remove(stopping)),
    sweep('empty the bin of what is old', HOUR_MS, (stopping) => admin.bin.empty(stopping)),
    inEveryProcess('remove uploads that were broken off', HOUR_MS, () => uploads.removeOld()),
    sweep('forget which forms were sent', HOUR_MS, () =>
      formKeys.removeSentBefore(before(systemClock.now(), RETENTION.sentForm)),
    ),
    sweep('forget expired attempts', HOUR_MS, () => removeExpiredCounts(db, systemClock.now())),
  ]
}
