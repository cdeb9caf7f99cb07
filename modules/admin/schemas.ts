import { z } from 'zod'
import { writing } from '../kernel/fields'
import { onOneLine } from '../kernel/typing'
import { LONGEST_REASON } from './rules'

export { ADMIN_ACTIONS, toSubjectKind } from './log/actions'

export const mailActSchema = z.object({
  act: z.enum(['resend', 'delete']),
  id: z.coerce.number().int().positive(),
})

export const userActSchema = z.object({
  reason: writing('Le motif est vide', 'Le motif', LONGEST_REASON).transform(onOneLine).optional(),
})

/** A warning or a note. */
export const userWordsSchema = z.object({
  reason: writing('Le texte est vide', 'Le texte', LONGEST_REASON).transform(onOneLine),
})
