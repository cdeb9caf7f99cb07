import { z } from 'zod'
import { email, optionalRemark, remark } from '../../kernel/fields'

const CONTENT_REASONS = ['answer', 'source', 'wording', 'picture', 'other'] as const

export const REASONS = {
  question: CONTENT_REASONS,
  lesson: CONTENT_REASONS,
  ad: ['illegal', 'scam', 'category', 'photo', 'contact', 'other'],
  conversation: ['scam', 'weapon', 'insult', 'spam', 'other'],
} as const

export type Kind = keyof typeof REASONS
export type Reason<K extends Kind = Kind> = (typeof REASONS)[K][number]

const reason = <K extends Kind>(kind: K) => z.enum<(typeof REASONS)[K]>(REASONS[kind], 'Le motif est requis')

/** The form for a report of a question or lesson. Only the reason 'other' needs a message. */
export const contentReportSchema = z
  .object({ reason: reason('question'), message: optionalRemark('La remarque') })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    path: ['message'],
    error: 'Dites-nous ce qui ne va pas',
  })

/** The report form of a member, who gets the reply at the address of their account. */
export const adReportSchema = z.object({ reason: reason('ad'), message: remark('La remarque') })

export const visitorAdReportSchema = adReportSchema.extend({
  email: z.string("L'email est requis").pipe(email()),
  /** A trap for bots: people do not see this field, but bots fill it in. */
  website: z.string().optional(),
})

export const conversationReportSchema = z.object({
  reason: reason('conversation'),
  message: remark('La remarque'),
})

/** The three lists of reports in the panel, each with the kinds of its reports. */
export const QUEUES = { content: ['question', 'lesson'], ad: ['ad'], conversation: ['conversation'] } as const
export type Queue = keyof typeof QUEUES
export type KindIn<Q extends Queue> = (typeof QUEUES)[Q][number]

/** The filters of the lists of reports, which show open reports by default. */
export const REPORT_FILTERS = { show: ['closed'] } as const

/** How a report was closed. 'kept' means that nothing was changed. */
export type Outcome<K extends Kind = Kind> =
  'kept' | { question: 'corrected'; lesson: 'corrected'; ad: 'removed'; conversation: 'acted' }[K]

const reply = remark('La réponse')
const OUTCOME_MISSING = 'La suite donnée est requise'

/** The form that closes a report of a question or lesson without a change. */
export const contentClosingSchema = z.object({ reply })

export const conversationClosingSchema = z.object({
  outcome: z.enum(['acted', 'kept'], OUTCOME_MISSING),
  reply,
})

/** Closes the reports of an ad. Without a reply, the reporters get a ready one. */
export const adClosingSchema = z.object({
  outcome: z.enum(['removed', 'kept'], OUTCOME_MISSING),
  reply: optionalRemark('La réponse'),
  /** The ids of the reports on the page, such as '7,9'. They are closed together. */
  shown: z
    .string()
    .optional()
    .transform((ids) => ids?.split(',').map(Number)),
})
