import { z } from 'zod'
import { writing } from '../kernel/fields'
import { onOneLine } from '../kernel/typing'

export { ADMIN_ACTIONS, kindOf } from './log/actions'
export { BIN_DAYS, BIN_KINDS } from './bin/kinds'

/** So long the log is kept: to answer for an act, not for ever. */
export const LOG_YEARS = 2
/** So long mails that failed are kept: to notice that mail no longer arrives. */
export const MAIL_DAYS = 30

/** The list of exams shows those of at most this many matching members; the export has them all. */
export const MOST_PEOPLE = 500

/** What the buttons beside a mail that was given up send. */
export const mailActSchema = z.object({
  act: z.enum(['resend', 'delete']),
  id: z.coerce.number().int().positive(),
})

/** Why an admin blocks a member, or makes them an admin: for the log. */
export const userActSchema = z.object({
  reason: writing('Le motif est vide', 'Le motif', 300).transform(onOneLine).optional(),
})
