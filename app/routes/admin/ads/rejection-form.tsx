import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Rejection, RejectionRule } from '#modules/ads'
import { rejectionSchema } from '#modules/ads/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { READY_REASONS, REJECTION_NAMES } from '#app/text'
import { Actions, Button, ButtonLink, Choices, TextArea, toChoices } from '#app/ui'
import { formatLength } from '#app/http/form-checks'
import { revision } from './schemas'

type RejectionFormProps = {
  schema: typeof rejectSchema | typeof rejectAllSchema
  action: string
  cancelHref: string
  children: ReactNode
}

export function RejectionForm({ schema, action, cancelHref, children }: RejectionFormProps) {
  const [form, fields] = useSchemaForm(schema, { id: 'rejet' })
  return (
    <PostForm form={form} action={action}>
      {children}
      <RejectionFields fields={fields} />
      <Actions>
        <Button variant="danger">Rejeter</Button>
        <ButtonLink href={cancelHref} data-dialog-close="">
          Annuler
        </ButtonLink>
      </Actions>
    </PostForm>
  )
}

type Filled = { rule: RejectionRule; reason?: string | undefined }

function RejectionFields({ fields }: { fields: Record<keyof Filled, FieldMetadata<unknown>> }) {
  return (
    <>
      <Choices {...fieldProps(fields.rule)} label="Règle" options={RULES} autoFocus />
      <TextArea {...fieldProps(fields.reason)} label="Motif" optional rows={3} hint={REASON_HINT} />
    </>
  )
}

const HINTS: Record<string, string> = { ...READY_REASONS, other: 'Écrivez le motif vous-même.' }
const RULES = toChoices(REJECTION_NAMES).map((choice) => ({ ...choice, hint: HINTS[choice.value] }))

const { rule, reason } = rejectionSchema.shape

/** The reason is optional, because every rule except 'other' has a ready-made one. */
export const rejectionFields = { rule, reason: reason.optional() }

export const REASON_HINT = `Sans texte, la phrase de la règle est envoyée. Dites ce qui manque ou n'est pas permis. ${formatLength(reason)}`

/** Arguments of zod's `refine`. They require a reason for the rule 'other'. */
const needsReason = [
  ({ rule, reason }: Filled) => rule !== 'other' || reason !== undefined,
  // zod would otherwise report this error only once the other fields are valid.
  { path: ['reason'], error: 'Écrivez le motif', when: () => true },
] satisfies [unknown, object]

export const rejectSchema = z.object({ ...rejectionFields, revision }).refine(...needsReason)

/** The schema for several ads. Their revisions are in the URL. */
export const rejectAllSchema = z.object(rejectionFields).refine(...needsReason)

export function toRejection({ rule, reason }: Filled): Rejection {
  return { rule, reason: reason ?? (rule === 'other' ? '' : READY_REASONS[rule]) }
}
