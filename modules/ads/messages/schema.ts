import { z } from 'zod'
import { composed, remark, tooLong, typed, VISIBLE } from '#modules/kernel/fields'
import { LENGTHS } from '../rules'

const EMPTY = 'Le message est vide'
const [shortest, longest] = LENGTHS.message

/** A single sign may be an answer; invisible characters are none. */
export const messageSchema = z.object({
  message: composed(typed(EMPTY).min(shortest, EMPTY), longest, tooLong('Le message', longest))
    .regex(VISIBLE, 'Le message contient un caractère invisible')
    .regex(/^$|[^\s\p{Default_Ignorable_Code_Point}\u2800]/u, EMPTY),
})

/** What one of the two finds wrong with a conversation. */
export const CONVERSATION_REASONS = ['scam', 'weapon', 'insult', 'spam', 'other'] as const
export type ConversationReason = (typeof CONVERSATION_REASONS)[number]

export type NewConversationReport = z.output<typeof conversationReportSchema>

export const conversationReportSchema = z.object({
  reason: z.enum(CONVERSATION_REASONS, 'Le motif est requis'),
  message: remark('La remarque'),
})

/** A moderator has acted on the report, or nothing had to be done. */
const CONVERSATION_OUTCOMES = ['acted', 'kept'] as const

export type ConversationClosing = z.output<typeof conversationClosingSchema>

export const conversationClosingSchema = z.object({
  outcome: z.enum(CONVERSATION_OUTCOMES, 'La suite donnée est requise'),
  reply: remark('La réponse'),
})

/** Open reports, unless the closed ones are asked for. */
export const CONVERSATION_REPORT_FILTERS = { show: ['closed'] } as const
