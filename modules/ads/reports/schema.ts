import { z } from 'zod'
import { email, remark } from '#modules/kernel/fields'
import { REJECTION_RULES } from '../rules'

/** What anybody may find wrong with an ad. */
export const AD_REPORT_REASONS = ['illegal', 'scam', 'category', 'photo', 'contact', 'other'] as const
export type AdReportReason = (typeof AD_REPORT_REASONS)[number]

export type NewAdReport = z.output<typeof adReportSchema>

/** The form of a member, who is answered at the address of their account. */
export const adReportSchema = z.object({
  reason: z.enum(AD_REPORT_REASONS, 'Le motif est requis'),
  message: remark('La remarque'),
})

export const visitorAdReportSchema = adReportSchema.extend({
  email: z.string("L'email est requis").pipe(email()),
  /** A trap: people do not see this field, programs fill it in. */
  website: z.string().optional(),
})

/** Whether the ad was taken off the site. */
const AD_REPORT_OUTCOMES = ['removed', 'kept'] as const

export type AdReportClosing = z.output<typeof adReportClosingSchema>

/** The reporter gets the reply; the owner of a removed ad gets it as well, with the rule. */
export const adReportClosingSchema = z
  .object({
    outcome: z.enum(AD_REPORT_OUTCOMES, 'La suite donnée est requise'),
    rule: z.enum(REJECTION_RULES, 'Règle inconnue').optional(),
    reply: remark('La réponse'),
    /** The reports that the page listed, which are answered together: '7,9'. */
    shown: z
      .string()
      .optional()
      .transform((ids) => ids?.split(',').map(Number)),
  })
  .refine(({ outcome, rule }) => outcome === 'kept' || rule !== undefined, {
    path: ['rule'],
    error: "Choisissez la règle que l'annonce ne respecte pas",
  })

/** Open reports, unless the closed ones are asked for. */
export const AD_REPORT_FILTERS = { show: ['closed'] } as const
