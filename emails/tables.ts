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
    parameters: text,
    attempts: integer,
    priority: integer,
    createdAt: date,
    nextTryAt: date,
    holdKey: textOrNull,
    resentAt: dateOrNull,
    failedAt: dateOrNull,
    failure: oneOf<MailFailure | null>(),
    answer: textOrNull,
  })

export const NOT_FAILED = { failedAt: null, failure: null, answer: null }
