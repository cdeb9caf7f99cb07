import { afterAll, afterEach, beforeEach } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { allRows, insert, rows } from '#test/harness/db/rows'
import { openMailbox, type Mailbox, type MailboxOptions } from '#test/harness/mailbox'
import { setUpAdmin } from './admin'
import { createTestClock } from '#test/harness/fixed-clock'
import { createMails, type MailDependencies } from '#emails/index'
import type { Mail } from '#modules/kernel/mails'
import { openTransport, type SmtpPatience } from '#emails/transport'

type Line = { level: 'info' | 'warn' | 'error'; message: string; [detail: string]: unknown }

/** Far from the numbers that the database gives. */
export const NOEMIE = 1000
export const APP_URL = 'https://prepa-lts.example'
const FROM = { name: 'Prépa LTS', address: 'no-reply@prepa-lts.example' }

const KNOWN_BY_NAME: MailDependencies['messageIds'] = { of: (mail) => mail, isOf: () => false }

/** A database with Noémie, and a mail server for each test, which takes every mail or refuses some. */
export async function setUpMails(server: Pick<MailboxOptions, 'refuse' | 'hold'> = {}) {
  const db = await setUpDatabase()
  await insert(db, 'users', { ...rows.users, id: NOEMIE })
  let mailbox: Mailbox
  beforeEach(async () => {
    mailbox = await openMailbox(server)
  })
  afterEach(() => mailbox.close())

  return {
    db,
    /** No mail, no line in the log, and a clock that stands where it began. */
    async begin(given: Partial<MailDependencies> = {}) {
      await db.write('DELETE FROM mails')
      const clock = createTestClock()
      const lines: Line[] = []
      const write = (level: Line['level']) => (details: object, message: string) =>
        void lines.push({ level, message, ...details })
      const dependencies: MailDependencies = {
        db,
        clock,
        transport: sendTo(mailbox),
        appUrl: APP_URL,
        operator: {},
        messageIds: KNOWN_BY_NAME,
        issueResetToken: () => Promise.resolve(null),
        recordDelivery: () => Promise.resolve(false),
        confirmationToken: ({ id, email }) => `${id}.pour-${email}`,
        composeReminder: () => Promise.resolve(null),
        findEnding: () => Promise.resolve(null),
        renewalToken: ({ id }) => `jeton-de-l-annonce-${id}`,
        undoToken: ({ id }) => `jeton-du-changement-${id}`,
        composeDigest: () => Promise.resolve(null),
        recordDigest: () => Promise.resolve(),
        composeWaiting: () => Promise.resolve(null),
        unsubscribeToken: (template, userId) => `jeton-de-${userId}-${template}`,
        log: { info: write('info'), warn: write('warn'), error: write('error') },
        ...given,
      }
      return {
        clock,
        lines,
        mails: createMails(dependencies),
        /** Another process on the same database. */
        beside: (other: Partial<MailDependencies>) => createMails({ ...dependencies, ...other }),
      }
    },
    waiting: () => allRows(db, 'mails'),
    received: () => mailbox.received,
    next: (to: string) => mailbox.next(to),
  }
}

/** The world of the admins, with a mail server. */
export async function setUpAdminMails({ messageIds = KNOWN_BY_NAME, ...server }: AdminMailsOptions) {
  const mailbox = await openMailbox(server)
  const world = await setUpAdmin({
    openMails: (db, clock, identity) =>
      createMails({
        ...{
          db,
          clock,
          messageIds,
          operator: {},
          appUrl: APP_URL,
          recordDelivery: identity.emailAddresses.recordDelivery,
        },
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        transport: sendTo(mailbox),
      } as Partial<MailDependencies> as MailDependencies),
  })
  afterAll(() => mailbox.close())
  return { ...world, mailbox, mails: world.given.mails as ReturnType<typeof createMails> }
}

type AdminMailsOptions = Pick<MailboxOptions, 'refuse'> & Partial<Pick<MailDependencies, 'messageIds'>>

export const sendTo = ({ url }: Pick<Mailbox, 'url'>, patience?: SmtpPatience) =>
  openTransport({ from: FROM, smtpUrl: url, outbox: '', patience })

export function welcome(to = 'noemie@example.be'): Mail {
  return {
    template: 'welcome',
    to,
    userId: NOEMIE,
    parameters: { firstName: 'Noémie', username: 'noemie-p' },
  }
}
