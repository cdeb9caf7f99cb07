import { date, dateOrNull, id, integer, integerOrNull, oneOf, text, textOrNull } from '#db/columns'
import type { Database } from '#db/database'
import type { MailFailure } from '#modules/kernel/mails'

export type MailTable = ReturnType<typeof defineMails>

export const defineMails = (db: Database) =>
  db.table('mails', {
    id,
    userId: integerOrNull,
    to: { ...text, field: 'recipient' },
    template: text,
    /** JSON. */
    parameters: text,
    attempts: integer,
    priority: integer,
    createdAt: date,
    nextTryAt: date,
    holdKey: textOrNull,
    /** When an admin sent the mail again after it was given up. */
    resentAt: dateOrNull,
    /** When the mail was given up; null while it waits to be sent. */
    failedAt: dateOrNull,
    failure: oneOf<MailFailure | null>(),
    answer: textOrNull,
  })

/** The values of these columns for a mail that still waits. */
export const NOT_FAILED = { failedAt: null, failure: null, answer: null }
