import { resolve } from 'node:path'
import type { Database } from '#db/database'
import type { StatementListener } from '#db/statements'
import { lastBackup } from '#db/settings'
import { createMails, openTransport, type MailDependencies, type MailLog } from '#emails/index'
import { createAdmin } from '#modules/admin'
import { createAds } from '#modules/ads'
import { createExams, type ExamType } from '#modules/exams'
import { createIdentity } from '#modules/identity'
import { type Clock, systemClock } from '#modules/kernel/clock'
import { createNews } from '#modules/news'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { openConfirmationLinks } from './confirmation-links.server'
import { type Env, readToolEnv } from './env.server'
import { openMessageIds } from './message-ids.server'
import { openPictures } from './pictures.server'
import { openLinkTokens, renewalToken, STOP_MAILS, undoToken } from './link-tokens.server'
import { tryAddress, tryBackup } from './setup-tries.server'
import { findSessionSecret } from './session-secret.server'
import { openVault } from './vault.server'
import { requestInProgress } from './log'

export type Measures = {
  statement: StatementListener
  mail: NonNullable<MailDependencies['tried']>
  exam(type: ExamType): void
}

export type Modules = Awaited<ReturnType<typeof buildModules>>

export async function buildModules(env: Env, db: Database, log: MailLog, watching: Partial<Measures> = {}) {
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
    composeWaiting: (userId, day) => admin.waitingMails.compose(userId, day),
    unsubscribeToken: (template, userId) => linkTokens.sign(STOP_MAILS[template], String(userId)),
    log,
    tried: watching.mail,
  })
  const identity = createIdentity({
    db,
    clock: systemClock,
    mails,
    vault: openVault(secret),
    argon2Memory: env.ARGON2_MEMORY,
    removeOwnRows: async (...of) => (await ads.removeOwnRows(...of)) || (await exams.removeOwnRows(...of)),
    report: (err) => log.error({ err }, 'non-critical identity task failed'),
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
    isLimited: env.RATE_LIMITS,
    setup: {
      hasOperator: env.OPERATOR_NAME !== undefined && env.OPERATOR_CONTACT !== undefined,
      sendsMail: env.SMTP_URL !== undefined,
      tryAddress: () => tryAddress(env.APP_URL, linkTokens),
      tryBackup: () => tryBackup({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, readToolEnv()),
    },
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
