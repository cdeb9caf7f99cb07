import type { z } from 'zod'
import type { AdReportsClosing } from '#modules/admin'
import { adClosingSchema } from '#modules/admin/reports/schema'
import { READY_REPLIES } from '#app/text'
import { rejectionFields, toRejection } from '../ads/rejection-form'
import { revision } from '../ads/schemas'

const { rule, reason } = rejectionFields

/** The reporters get `reply`. The owner of a removed ad gets `rule` and `reason`. */
export const adReportsClosingSchema = adClosingSchema
  .extend({ rule: rule.optional(), reason, revision: revision.optional() })
  .refine(({ outcome, rule }) => outcome === 'kept' || rule !== undefined, {
    path: ['rule'],
    error: "Choisissez la règle que l'annonce ne respecte pas",
  })
  .refine(({ outcome, rule, reason }) => outcome === 'kept' || rule !== 'other' || reason !== undefined, {
    path: ['reason'],
    error: 'Écrivez le motif',
  })
  .refine(({ outcome, reason }) => outcome === 'removed' || reason === undefined, {
    path: ['reason'],
    error:
      "Le vendeur ne reçoit ce motif que si vous retirez l'annonce. Pour lui écrire, envoyez-lui un avertissement",
  })

type Fields = z.output<typeof adReportsClosingSchema>

export function toAdReportsClosing({
  outcome,
  reply,
  shown,
  revision,
  rule,
  reason,
}: Fields): AdReportsClosing {
  const common = { reply: reply || READY_REPLIES[outcome], shown, revision }
  if (outcome === 'kept') return { ...common, outcome }
  return { ...common, outcome, rejection: toRejection({ rule: rule!, reason }) }
}
