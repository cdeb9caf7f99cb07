import type { CookieOptions } from '@remix-run/node'
import { openDatabase } from '../db/database'
import shippedQuestions from '../db/seeds/questions.json'
import { createExams, type Exams } from '../modules/exams'
import { questionSchema } from '../modules/exams/schemas'
import { createIdentity, type Identity } from '../modules/identity'
import { systemClock } from '../modules/kernel/clock'
import { repeat } from './background.server'
import { prepareDataFolder } from './data-folder.server'
import type { Env } from './env.server'
import { findSessionSecret } from './session-secret.server'
import type { Log } from './server/log'

export type Site = {
  identity: Identity
  exams: Exams
  cookies: CookieOptions
  isReady(): Promise<boolean>
  close(): Promise<void>
}

const SWEEP_MS = 30_000

// Development loads this module anew after each change; the site itself stays open.
const holder = globalThis as typeof globalThis & { openedSite?: Site }

/** The one place that builds the modules: opens and migrates the database, fills an empty bank. */
export async function openSite(env: Env, log: Log): Promise<Site> {
  await prepareDataFolder(env.DATA_DIR)
  const db = await openDatabase(env.DATABASE_URL, statementLog(log))
  await db.migrate()

  const identity = createIdentity({
    db,
    clock: systemClock,
    argon2Memory: env.ARGON2_MEMORY,
    report: (err) => log.error({ err }, 'could not note that a session was used'),
  })
  const exams = createExams({ db, clock: systemClock })
  const secret = await db.exclusively(async (tx) => {
    const loaded = await exams.loadShippedBank(
      shippedQuestions.map((question) => questionSchema.parse(question)),
      tx,
    )
    if (loaded > 0) log.info({ questions: loaded }, 'loaded the question bank')
    return findSessionSecret(env, db, tx)
  })
  const sweep = repeat('close overdue exams', SWEEP_MS, () => exams.closeOverdue(), log)

  holder.openedSite = {
    identity,
    exams,
    cookies: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: env.APP_URL.startsWith('https:'),
      secrets: [secret],
    },
    isReady: () => db.isReady(),
    async close() {
      await sweep.stop()
      await db.close()
    },
  }
  return holder.openedSite
}

/** None unless it is asked for: every statement would be made readable for nothing. */
function statementLog(log: Log) {
  return log.isLevelEnabled('debug') ? (sql: string) => log.debug({ sql }, 'statement') : undefined
}

export function site(): Site {
  if (!holder.openedSite) throw new Error('The site is not open yet')
  return holder.openedSite
}
