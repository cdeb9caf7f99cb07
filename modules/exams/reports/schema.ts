import { z } from 'zod'
import { optionalRemark, remark } from '#modules/kernel/fields'

export const REPORT_REASONS = ['answer', 'source', 'wording', 'picture', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export type NewReport = z.output<typeof reportSchema>

/** The fields of a report. Only the reason 'other' needs a message. */
export const reportSchema = z
  .object({
    reason: z.enum(REPORT_REASONS, 'Le motif est requis'),
    message: optionalRemark('La remarque'),
  })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    path: ['message'],
    error: 'Dites-nous ce qui ne va pas',
  })

/** The reply that the mail to the reporter contains if nothing changes. */
export const replySchema = z.object({ reply: remark('La réponse') })

/** The filters of the list of reports, which shows the open ones by default. */
export const REPORT_FILTERS = { show: ['closed'] } as const
