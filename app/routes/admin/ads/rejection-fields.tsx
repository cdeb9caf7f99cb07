import type { FieldMetadata } from '@conform-to/react'
import type { Rejection, RejectionRule } from '#modules/ads'
import { rejectionSchema } from '#modules/ads/schemas'
import { fieldProps } from '#app/http/schema-form'
import { READY_REASONS, REJECTION_NAMES } from '#app/text'
import { Choices, TextArea, toChoices } from '#app/ui'
import { formatLength } from '#app/http/form-checks'

const { rule, reason } = rejectionSchema.shape

/** The reason is optional, because every rule except 'other' has a ready-made one. */
export const rejectionFields = { rule, reason: reason.optional() }

type Filled = { rule: RejectionRule; reason?: string | undefined }

/** The arguments of zod's `refine`, which require a reason for the rule 'other'. */
export const needsReason = [
  ({ rule, reason }: Filled) => rule !== 'other' || reason !== undefined,
  // zod would otherwise report this error only once the other fields are valid.
  { path: ['reason'], error: 'Écrivez le motif', when: () => true },
] satisfies [unknown, object]

export function toRejection({ rule, reason }: Filled): Rejection {
  return { rule, reason: reason ?? (rule === 'other' ? '' : READY_REASONS[rule]) }
}

export function RejectionFields({ fields }: { fields: Record<keyof Filled, FieldMetadata<unknown>> }) {
  return (
    <>
      <Choices {...fieldProps(fields.rule)} label="Règle" options={RULES} autoFocus />
      <TextArea
        {...fieldProps(fields.reason)}
        label="Motif"
        optional
        rows={3}
        hint={`Sans texte, la phrase de la règle est envoyée. Dites ce qui manque ou n'est pas permis. ${formatLength(reason)}`}
      />
    </>
  )
}

const HINTS: Record<string, string> = { ...READY_REASONS, other: 'Écrivez le motif vous-même.' }
const RULES = toChoices(REJECTION_NAMES).map((choice) => ({ ...choice, hint: HINTS[choice.value] }))
