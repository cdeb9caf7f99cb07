import { resolve } from 'node:path'
import type { CookieOptions } from '@remix-run/node'
import { BackupRefused } from '#db/backup/new-file'
import type { ContentWatcher } from '#db/content-watch'
import { type Database, openDatabase } from '#db/database'
import { openFormKeys } from '#db/form-keys'
import { hasTrigram } from '#db/search'
import type { StatementListener } from '#db/statements'
import { lastBackup } from '#db/settings'
import { DatabaseUnavailable } from '#db/unavailable'
import { shippedLessons } from '#db/seeds/lessons/index'
import shippedQuestions from '#db/seeds/questions.json'
import { createMails, openTransport, type MailDependencies, type MailLog } from '#emails/index'
import { createAdmin } from '#modules/admin'
import { createAds } from '#modules/ads'
import { createExams, type ExamType } from '#modules/exams'
import { questionSchema } from '#modules/exams/questions/schema'
import { shippedLessonSchema } from '#modules/exams/lessons/schema'
import { createIdentity } from '#modules/identity'
import { type Clock, systemClock } from '#modules/kernel/clock'
import { foldSearch } from '#modules/kernel/search'
import { createNews } from '#modules/news'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { startBackground } from './background-work.server'
import { compareClocks } from './clock-check.server'
import { openConfirmationLinks } from './confirmation-links.server'
import { DataFolderUnusable, prepareDataFolder, refuseEmptied } from './data-folder.server'
import { loadDemoContent } from './demo-content.server'
import { type Env, InvalidEnv } from './env.server'
import { makeFirstAdmin } from './first-admin.server'
import { openMessageIds } from './message-ids.server'
import { openPictures } from './pictures.server'
import { openLinkTokens, renewalToken, STOP_DIGESTS, STOP_REMINDERS, undoToken } from './link-tokens.server'
import { openAttempts, UNLIMITED } from './rate-limits.server'
import { openUploads } from './uploads.server'
import { openSecurityLog } from './security-log.server'
import { findSessionSecret } from './session-secret.server'
import { openVault } from './vault.server'
import { warnOfSettings } from './warnings'
import { type Log, requestInProgress } from './log'

export type OperatorNames = { name: string | undefined; contact: string | undefined }

export type Site = Awaited<ReturnType<typeof openSite>>

type Modules = Awaited<ReturnType<typeof buildModules>>

/** The metrics count these events. */
export type Measures = {
  statement: StatementListener
  mail: NonNullable<MailDependencies['tried']>
  exam(type: ExamType): void
}

// Development reloads this module after each change, while the site itself stays open.
const holder = globalThis as typeof globalThis & { openedSite?: Site }

/**
 * Opens the modules for an operator's command. A command never migrates, since the running server may be of
 * another version, and the server sends the mails that the command queues.
 */
export async function openModules(env: Env) {
  const db = await openDatabase(env.DATABASE_URL, { connections: env.DATABASE_POOL, mustExist: true })
  try {
    await db.refuseUnready()
    await prepareDataFolder(env.DATA_DIR)
    return await buildModules(env, db, console)
  } catch (error) {
    await db.close()
    throw error
  }
}

async function openMigrated(env: Env, log: Log, ended: StatementListener): Promise<Database> {
  await prepareDataFolder(env.DATA_DIR)
  await refuseEmptied(env)
  const db = await openDatabase(env.DATABASE_URL, {
    ended,
    report: (err) => log.error({ err }, 'what follows a commit failed'),
    connections: env.DATABASE_POOL,
    requester: () => requestInProgress()?.gone,
  })
  await db.migrate()
  return db
}

/** Builds the modules, in this one place. */
async function buildModules(env: Env, db: Database, log: MailLog, watching: Partial<Measures> = {}) {
  const secret = await db.transaction((tx) => findSessionSecret(env, db, tx), 'alone')
  const linkTokens = openLinkTokens(secret)
  const confirmationLinks = openConfirmationLinks(linkTokens, systemClock)

  const mails = createMails({
    db,
    clock: systemClock,
    transport: openTransport({
      from: env.MAIL_FROM,
      bounces: env.MAIL_BOUNCES,
      smtpUrl: env.SMTP_URL,
      outbox: resolve(env.DATA_DIR, 'outbox'),
    }),
    appUrl: env.APP_URL,
    operator: { name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT },
    messageIds: openMessageIds(linkTokens),
    issueResetToken: (email) => identity.passwords.issueResetToken(email),
    recordDelivery: (...given) => identity.emailAddresses.recordDelivery(...given),
    composeReminder: (userId, day) => exams.studyPlans.composeReminder(userId, day),
    confirmationToken: confirmationLinks.of,
    findEnding: (link) => ads.lifecycle.findEnding(link),
    renewalToken: (link) => renewalToken(linkTokens, link),
    undoToken: (change) => undoToken(linkTokens, change),
    composeDigest: (userId, day) => ads.alerts.composeDigest(userId, day),
    recordDigest: (userId, until) => ads.alerts.recordDigest(userId, until),
    unsubscribeToken: (template, userId) =>
      linkTokens.sign(template === 'reminder' ? STOP_REMINDERS : STOP_DIGESTS, String(userId)),
    log,
    tried: watching.mail,
  })
  const identity = createIdentity({
    db,
    clock: systemClock,
    mails,
    vault: openVault(secret),
    argon2Memory: env.ARGON2_MEMORY,
    report: (err) => log.error({ err }, 'the account of a member works, but not all of it'),
  })
  const exams = createExams({
    ...{ db, clock: systemClock, identity, mails },
    ...{ pages: PAGES, recorded: watching.exam },
  })
  const pictures = openPictures(() => requestInProgress()?.gone)
  const modulesOn = (clock: Clock) => ({
    ads: createAds({
      ...{ db, clock, identity, mails, pictures },
      closedCategories: env.ADS_RESTRICTED_CATEGORIES,
      isLimited: env.RATE_LIMITS,
    }),
    news: createNews({ db, clock }),
  })
  const { ads, news } = modulesOn(systemClock)
  const admin = createAdmin({
    ...{ db, clock: systemClock, identity, exams, ads, news, mails, pictures, lastBackup },
  })
  return {
    db,
    secret,
    linkTokens,
    confirmationLinks,
    mails,
    identity,
    exams,
    ads,
    news,
    admin,
    modulesOn,
  }
}

/**
 * Fills an empty question bank, loads the lessons, and updates the text that the search for ads looks
 * through.
 */
async function loadShipped({ db, exams, ads }: Modules, log: Log): Promise<void> {
  const bank = shippedQuestions.map((question) => questionSchema.parse(question))
  const questions = await db.transaction((tx) => exams.questions.loadShipped(bank, tx), 'alone')
  if (questions > 0) log.info({ questions }, 'loaded the question bank')
  const texts = shippedLessons.map((lesson) => shippedLessonSchema.parse(lesson))
  const lessons = await db.transaction((tx) => exams.lessons.loadShipped(texts, tx), 'alone')
  if (lessons > 0) log.info({ lessons }, 'loaded the lessons')
  const searches = await ads.search.rebuildText()
  if (searches > 0) log.info({ ads: searches }, 'made again what the search for ads looks through')
}

/** Opens the modules together with the background work, until the site is closed. */
export async function openSite(env: Env, log: Log, measures?: Partial<Measures>) {
  const statement = watchStatements(env.SLOW_QUERY_MS, log, measures)
  const db = await openMigrated(env, log, statement)
  const modules = await buildModules(env, db, log, measures)
  const { secret, linkTokens, confirmationLinks, mails, identity, exams, ads, news, admin } = modules
  await loadShipped(modules, log)
  await makeFirstAdmin(env, db, identity, log)
  if (env.DEMO_CONTENT) await loadDemoContent(modules, log)
  warnOfSettings(env, log)
  const uploads = await openUploads(env.DATA_DIR)
  const compare = compareClocks(db, systemClock, log)
  await compare()
  const hasIndex = await db.hasSearchIndex()
  const formKeys = openFormKeys(db, systemClock)
  const background = startBackground({ ...modules, uploads, formKeys, compare }, log)

  const cookies: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: env.APP_URL.startsWith('https:'),
    secrets: [secret],
  }
  const opened = {
    identity,
    exams,
    ads,
    news,
    admin,
    mails,
    formKeys,
    cookies,
    linkTokens,
    confirmationLinks,
    security: openSecurityLog(log, secret),
    /** Tells whether a search is limited: on PostgreSQL, when it has to look through every row. */
    limitsSearch: (q: string) => db.dialect === 'postgres' && !(hasIndex && hasTrigram(foldSearch(q))),
    /** Closes the panel to admins without a second factor. */
    needsSecondFactor: env.ADMIN_SECOND_FACTOR === 'required',
    attempts: env.RATE_LIMITS ? openAttempts(db, secret, systemClock, pointsFrom(env)) : UNLIMITED,
    /** Holds uploaded files while they are read. */
    uploads,
    /**
     * This is the origin of the installation as the world reaches it; every absolute address begins with it.
     */
    appUrl: env.APP_URL,
    /** Names the operator of this installation, as far as that is published. */
    operator: { name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT } satisfies OperatorNames,
    isReady: () => db.isReady(),
    /** Counts what waits in this process for the database. */
    load: () => db.load(),
    /**
     * Tells `watcher`, as long as the site is open, when any process has changed pages that visitors read.
     */
    watchContent: (watcher: ContentWatcher) => db.content.watch(watcher),
    async close() {
      mails.stop()
      await Promise.all(background.map((work) => work.stop()))
      await db.close()
    },
  }
  holder.openedSite = opened
  return opened
}

/** A class behind one address can reach these limits. */
function pointsFrom(env: Env) {
  return { registration: env.REGISTRATIONS_PER_HOUR, 'sign-in-address': env.SIGN_IN_FAILURES_PER_ADDRESS }
}

function watchStatements(slowMs: number, log: Log, measures?: Partial<Measures>): StatementListener {
  return (ended) => {
    const { ms, text } = ended
    measures?.statement?.(ended)
    if (log.isLevelEnabled('debug')) log.debug({ sql: text() }, 'statement')
    if (ms >= slowMs) log.warn({ ms: Math.round(ms), sql: text() }, 'slow statement')
  }
}

export function site(): Site {
  if (!holder.openedSite) throw new Error('The site is not open yet')
  return holder.openedSite
}

const OPERATOR_FAULTS = [InvalidEnv, DataFolderUnusable, DatabaseUnavailable, BackupRefused]

/** Returns the lines for faults that an operator can fix, or undefined for a fault of the program. */
export function startFault(error: unknown): string | undefined {
  return OPERATOR_FAULTS.some((Fault) => error instanceof Fault) ? (error as Error).message : undefined
}
