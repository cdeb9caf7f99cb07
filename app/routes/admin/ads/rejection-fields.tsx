import type { FieldMetadata } from '@conform-to/react'
import type { Rejection, RejectionRule } from '#modules/ads'
import { rejectionSchema } from '#modules/ads/schemas'
import { fieldProps } from '#app/http/schema-form'
import { READY_REASONS, REJECTION_NAMES } from '#app/text/rejections'
import { Choices, TextArea, toChoices } from '#app/ui'
import { formatLength } from '#app/http/form-checks'

const { rule, reason } = rejectionSchema.shape

/** The fields of a rejection. The reason is optional: each rule except 'other' has a ready-made one. */
export const rejectionFields = { rule, reason: reason.optional() }

type Filled = { rule: RejectionRule; reason?: string | undefined }

/** The refinement that requires a reason for the rule 'other', which has no ready-made one. */
export const needsReason = [
  ({ rule, reason }: Filled) => rule !== 'other' || reason !== undefined,
  // With `when`, this error is reported together with the others, not only after they are fixed.
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
