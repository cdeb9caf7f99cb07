import { z } from 'zod'
import { composed, remark, tooLong, typed, VISIBLE } from '#modules/kernel/fields'
import { LENGTHS } from '../rules'

const EMPTY = 'Le message est vide'
const [shortest, longest] = LENGTHS.message

/**
 * The form of a message. A single visible character is accepted, since it may be an answer; invisible characters
 * alone are not.
 */
export const messageSchema = z.object({
  message: composed(typed(EMPTY).min(shortest, EMPTY), longest, tooLong('Le message', longest))
    .regex(VISIBLE, 'Le message contient un caractère invisible')
    .regex(/^$|[^\s\p{Default_Ignorable_Code_Point}\u2800]/u, EMPTY),
})

/** The reasons for which a member can report a conversation. */
export const CONVERSATION_REASONS = ['scam', 'weapon', 'insult', 'spam', 'other'] as const
export type ConversationReason = (typeof CONVERSATION_REASONS)[number]

export type NewConversationReport = z.output<typeof conversationReportSchema>

export const conversationReportSchema = z.object({
  reason: z.enum(CONVERSATION_REASONS, 'Le motif est requis'),
  message: remark('La remarque'),
})

/** The outcomes of a report: a moderator has acted on it, or nothing had to be done. */
const CONVERSATION_OUTCOMES = ['acted', 'kept'] as const

export type ConversationClosing = z.output<typeof conversationClosingSchema>

export const conversationClosingSchema = z.object({
  outcome: z.enum(CONVERSATION_OUTCOMES, 'La suite donnée est requise'),
  reply: remark('La réponse'),
})

/** The filters of the admins' list of reports, which shows open reports by default. */
export const CONVERSATION_REPORT_FILTERS = { show: ['closed'] } as const
