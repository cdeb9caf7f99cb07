import type { CookieOptions } from '@remix-run/node'
import { BackupRefused } from '#db/backup/new-file'
import type { ContentWatcher } from '#db/content-watch'
import { type Database, openDatabase } from '#db/database'
import { openFormKeys } from '#db/form-keys'
import { hasTrigram } from '#db/search'
import type { StatementListener } from '#db/statements'
import { DatabaseUnavailable } from '#db/unavailable'
import { systemClock } from '#modules/kernel/clock'
import { foldSearch } from '#modules/kernel/search'
import { startBackground } from './background-work.server'
import { compareClocks } from './clock-check.server'
import { DataFolderUnusable, prepareDataFolder, refuseEmptied } from './data-folder.server'
import { loadDemoContent } from './demo-content.server'
import { type Env, InvalidEnv } from './env.server'
import { makeFirstAdmin } from './first-admin.server'
import { openRateLimits, UNLIMITED } from './rate-limits.server'
import { compareSecrets } from './session-secret.server'
import { openUploads } from './uploads.server'
import { openSecurityLog } from './security-log.server'
import { warnOfSettings } from './warnings'
import { type ServerLog, requestInProgress } from './log'
import { buildModules, type Measures } from './build-modules.server'
import { loadShippedContent } from './shipped-content.server'

export type OperatorNames = { name: string | undefined; contact: string | undefined }

export type Site = Awaited<ReturnType<typeof openSite>>

// Development reloads this module while the site stays open, so `globalThis` keeps the site.
const holder = globalThis as typeof globalThis & { openedSite?: Site }

/** Opens the modules for a command. Does not migrate, because the running server may have another version. */
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

async function openMigrated(env: Env, log: ServerLog, ended: StatementListener): Promise<Database> {
  await prepareDataFolder(env.DATA_DIR)
  await refuseEmptied(env)
  const db = await openDatabase(env.DATABASE_URL, {
    ended,
    report: (err) => log.error({ err }, 'after-commit hook failed'),
    connections: env.DATABASE_POOL,
    requester: () => requestInProgress()?.gone,
  })
  await db.migrate()
  return db
}

export async function openSite(env: Env, log: ServerLog, measures?: Partial<Measures>) {
  const statement = watchStatements(env.SLOW_QUERY_MS, log, measures)
  const db = await openMigrated(env, log, statement)
  const modules = await buildModules(env, db, log, measures)
  const { secret, linkTokens, confirmationLinks, mails, identity, exams, ads, news, admin } = modules
  await loadShippedContent(modules, log)
  await makeFirstAdmin(env, db, identity, log)
  if (env.DEMO_CONTENT) await loadDemoContent(modules, log)
  warnOfSettings(env, log)
  await compareSecrets(db, secret, log)
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
    /**
     * Returns whether a search counts towards the rate limit: on PostgreSQL, if no index can serve the
     * search.
     */
    limitsSearch: (q: string) => db.dialect === 'postgres' && !(hasIndex && hasTrigram(foldSearch(q))),
    needsSecondFactor: env.ADMIN_SECOND_FACTOR === 'required',
    attempts: env.RATE_LIMITS ? openRateLimits(db, secret, systemClock, pointsFrom(env)) : UNLIMITED,
    uploads,
    appUrl: env.APP_URL,
    /** Whether readers may keep pages for reading without a network. */
    offline: env.OFFLINE,
    /** False if mails become files. */
    sendsMail: env.SMTP_URL !== undefined,
    operator: { name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT } satisfies OperatorNames,
    isReady: () => db.isReady(),
    load: () => db.load(),
    /** Tells `watcher` when any process has changed pages that visitors read. */
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

function pointsFrom(env: Env) {
  return { registration: env.REGISTRATIONS_PER_HOUR, 'sign-in-address': env.SIGN_IN_FAILURES_PER_ADDRESS }
}

function watchStatements(slowMs: number, log: ServerLog, measures?: Partial<Measures>): StatementListener {
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

export function startFault(error: unknown): string | undefined {
  return OPERATOR_FAULTS.some((Fault) => error instanceof Fault) ? (error as Error).message : undefined
}
