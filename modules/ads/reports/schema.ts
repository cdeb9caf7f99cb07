import { z } from 'zod'
import { email, remark } from '#modules/kernel/fields'
import { REJECTION_RULES } from '../rules'

/** The reasons for which anybody can report an ad. */
export const AD_REPORT_REASONS = ['illegal', 'scam', 'category', 'photo', 'contact', 'other'] as const
export type AdReportReason = (typeof AD_REPORT_REASONS)[number]

export type NewAdReport = z.output<typeof adReportSchema>

/** The report form of a member, who gets the reply at the address of their account. */
export const adReportSchema = z.object({
  reason: z.enum(AD_REPORT_REASONS, 'Le motif est requis'),
  message: remark('La remarque'),
})

export const visitorAdReportSchema = adReportSchema.extend({
  email: z.string("L'email est requis").pipe(email()),
  /** A trap for bots: people do not see this field, but bots fill it in. */
  website: z.string().optional(),
})

/** The outcomes of a report: the ad was taken off the site, or it was kept. */
const AD_REPORT_OUTCOMES = ['removed', 'kept'] as const

export type AdReportClosing = z.output<typeof adReportClosingSchema>

/**
 * The form that closes reports. The reporter gets the reply. The owner of a removed ad also gets it, with the rule.
 */
export const adReportClosingSchema = z
  .object({
    outcome: z.enum(AD_REPORT_OUTCOMES, 'La suite donnée est requise'),
    rule: z.enum(REJECTION_RULES, 'Règle inconnue').optional(),
    reply: remark('La réponse'),
    /** The ids of the reports that the page showed, which are closed together: '7,9'. */
    shown: z
      .string()
      .optional()
      .transform((ids) => ids?.split(',').map(Number)),
  })
  .refine(({ outcome, rule }) => outcome === 'kept' || rule !== undefined, {
    path: ['rule'],
    error: "Choisissez la règle que l'annonce ne respecte pas",
  })

/** The filters of the admins' list of reports, which shows open reports by default. */
export const AD_REPORT_FILTERS = { show: ['closed'] } as const
