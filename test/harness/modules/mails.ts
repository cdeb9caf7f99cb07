import { afterAll, afterEach, beforeEach } from 'vitest'
import { createTestDatabase } from '#test/harness/db/database'
import { allRows, insert, rows } from '#test/harness/db/rows'
import { openMailbox, type Mailbox } from '#test/harness/mailbox'
import { setUpAdmin } from './admin'
import { createTestClock } from '#test/harness/fixed-clock'
import { createMails, type MailDependencies } from '#emails/index'
import type { Mail } from '#modules/kernel/mails'
import { openTransport } from '#emails/transport'

export type Line = { level: 'info' | 'warn' | 'error'; message: string; [detail: string]: unknown }

/** Far from the numbers that the database gives. */
export const NOEMIE = 1000
export const APP_URL = 'https://prepa-lts.example'
export const FROM = { name: 'Prépa LTS', address: 'no-reply@prepa-lts.example' }

const KNOWN_BY_NAME: MailDependencies['messageIds'] = { of: (mail) => mail, isOf: () => false }

/** A database with Noémie, and a mail server. */
export async function openWorld() {
  const db = await createTestDatabase()
  await insert(db, 'users', { ...rows.users, id: NOEMIE })

  return {
    db,
    mailbox: openMailbox,
    /** No mail, no line in the log, and a clock that stands where it began. */
    async begin({ url }: Pick<Mailbox, 'url'>, given: Partial<MailDependencies> = {}) {
      await db.run('DELETE FROM mails')
      const clock = createTestClock()
      const lines: Line[] = []
      const write = (level: Line['level']) => (details: object, message: string) =>
        void lines.push({ level, message, ...details })
      const dependencies: MailDependencies = {
        db,
        clock,
        transport: openTransport({ from: FROM, smtpUrl: url, outbox: '' }),
        appUrl: APP_URL,
        operator: {},
        messageIds: KNOWN_BY_NAME,
        issueResetToken: () => Promise.resolve(null),
        noteDelivery: () => Promise.resolve(false),
        confirmationToken: ({ id, email }) => `${id}.pour-${email}`,
        takeReminder: () => Promise.resolve(null),
        findEnding: () => Promise.resolve(null),
        renewalToken: ({ id }) => `jeton-de-l-annonce-${id}`,
        undoToken: ({ id }) => `jeton-du-changement-${id}`,
        takeDigest: () => Promise.resolve(null),
        noteDigest: () => Promise.resolve(),
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
    close: () => db.drop(),
  }
}

/** The world of a test file, with a mail server for each test that takes every mail. */
export async function setUpMails() {
  const world = await openWorld()
  let mailbox: Mailbox
  beforeEach(async () => {
    mailbox = await world.mailbox()
  })
  afterEach(() => mailbox.close())
  afterAll(() => world.close())

  return {
    ...world,
    begin: (given?: Partial<MailDependencies>) => world.begin(mailbox, given),
    received: () => mailbox.received,
    next: (to: string) => mailbox.next(to),
  }
}

/** The world of the admins, whose mails go to the mail server at `smtpUrl()`. */
export async function setUpAdminMails(smtpUrl: () => string, messageIds = KNOWN_BY_NAME) {
  const world = await setUpAdmin({
    openMails: (db, clock, identity) =>
      createMails({
        ...{ db, clock, messageIds, operator: {}, appUrl: APP_URL, noteDelivery: identity.noteDelivery },
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        transport: {
          send: (...given) => {
            const transport = openTransport({ from: FROM, smtpUrl: smtpUrl(), outbox: '' })
            return transport.send(...given).finally(() => transport.close?.())
          },
        },
      } as Partial<MailDependencies> as MailDependencies),
  })
  return { ...world, mails: world.given.mails as ReturnType<typeof createMails> }
}

export function welcome(to = 'noemie@example.be'): Mail {
  return {
    template: 'welcome',
    to,
    userId: NOEMIE,
    parameters: { firstName: 'Noémie', username: 'noemie-p' },
  }
}
