import { z } from 'zod'
import { optionalRemark, remark } from '#modules/kernel/fields'

/** What is wrong, by the words of the person who saw it. */
export const REPORT_REASONS = ['answer', 'source', 'wording', 'picture', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export type NewReport = z.output<typeof reportSchema>

/** Each reason but the last says by itself what is wrong. */
export const reportSchema = z
  .object({
    reason: z.enum(REPORT_REASONS, 'Le motif est requis'),
    message: optionalRemark('La remarque'),
  })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    path: ['message'],
    error: 'Dites-nous ce qui ne va pas',
  })

/** What the reporter is told where nothing changes. */
export const replySchema = z.object({ reply: remark('La réponse') })

/** Open reports, unless the closed ones are asked for. */
export const REPORT_FILTERS = { show: ['closed'] } as const
