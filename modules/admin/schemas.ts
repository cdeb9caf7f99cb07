import { z } from 'zod'
import { writing } from '../kernel/fields'
import { onOneLine } from '../kernel/typing'
import { LONGEST_REASON } from './rules'

export { ADMIN_ACTIONS, kindOf } from './log/actions'

/** The form of the buttons beside a mail that was given up. */
export const mailActSchema = z.object({
  act: z.enum(['resend', 'delete']),
  id: z.coerce.number().int().positive(),
})

/** The form in which an admin says why they block a member or make them an admin, for the log. */
export const userActSchema = z.object({
  reason: writing('Le motif est vide', 'Le motif', LONGEST_REASON).transform(onOneLine).optional(),
})
