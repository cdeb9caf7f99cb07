import { useActionData } from '@remix-run/react'
import { messageSchema } from '#modules/ads/messages/schema'
import { formatLength } from '#app/http/form-checks'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { WRITE_REFUSALS } from '#app/text'
import { Button, ConfirmFirst, Note, Stack, TextArea } from '#app/ui'

type WritingProps = {
  /** The URL of this page, to which the form posts. */
  here: string
  email: string
  refusal: keyof typeof WRITE_REFUSALS | null
}

export function Writing({ here, email, refusal }: WritingProps) {
  // A refused message must stay in its form.
  const wasSent = useActionData() !== undefined
  if (refusal === 'unconfirmed')
    return (
      <Stack gap={24}>
        {wasSent && <WriteForm action={here} />}
        <ConfirmFirst {...{ email, here }}>{WRITE_REFUSALS.unconfirmed}</ConfirmFirst>
      </Stack>
    )
  return refusal && !wasSent ? <Note>{WRITE_REFUSALS[refusal]}</Note> : <WriteForm action={here} />
}

type WriteFormProps = { action: string; message?: string; button?: string }

export function WriteForm({ action, message, button = 'Envoyer' }: WriteFormProps) {
  const [form, fields] = useSchemaForm(messageSchema, { id: 'ecrire', defaultValue: { message } })
  return (
    <PostForm form={form} action={action} once>
      <TextArea
        {...fieldProps(fields.message)}
        label="Votre message"
        hint={`Pas de papiers ni de numéro d'arme. Votre adresse et votre téléphone ne sont pas transmis. ${formatLength(messageSchema.shape.message)}`}
      />
      <Button variant="primary">{button}</Button>
    </PostForm>
  )
}

const refused = (code: keyof typeof WRITE_REFUSALS) => ({ formErrors: [WRITE_REFUSALS[code]] })

/** The refusals that are shown in the form, which keeps the typed message. */
export const UNWRITTEN = {
  unreachable: refused('unreachable'),
  blocking: refused('blocking'),
  blocked: refused('blocked'),
  unconfirmed: refused('unconfirmed'),
  ended: refused('ended'),
} satisfies Record<keyof typeof WRITE_REFUSALS, object>

export const SENT = { kind: 'success', title: 'Message envoyé' } as const
export const NOT_SENT = "Impossible d'envoyer le message"
