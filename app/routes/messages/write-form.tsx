import { messageSchema } from '#modules/ads/schemas'
import { atMost } from '#app/http/form-checks'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { WRITE_REFUSALS } from '#app/text/messages'
import { Note } from '#app/ui/content/blocks'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { TextArea } from '#app/ui/forms/field'

/** The form of a message. */
export function WriteForm({ action }: { action: string }) {
  const [form, fields] = useSchemaForm(messageSchema, { id: 'ecrire' })
  return (
    <PostForm form={form} action={action} once>
      <TextArea
        {...fieldProps(fields.message)}
        label="Votre message"
        hint={`Pas de papiers ni de numéro d'arme. Votre adresse et votre téléphone ne sont pas transmis. ${atMost(messageSchema.shape.message)}`}
      />
      <Button variant="primary">Envoyer</Button>
    </PostForm>
  )
}

/** In its place, where this member may not write. */
export function NotWriting({ refusal }: { refusal: keyof typeof WRITE_REFUSALS }) {
  return (
    <>
      <Note>{WRITE_REFUSALS[refusal]}</Note>
      {refusal === 'unconfirmed' && <ButtonLink href={paths.profile()}>Ouvrir mon profil</ButtonLink>}
    </>
  )
}

const refused = (code: keyof typeof WRITE_REFUSALS) => ({ formErrors: [WRITE_REFUSALS[code]] })

/** What a message is refused for; what was typed is kept. */
export const UNWRITTEN = {
  unreachable: refused('unreachable'),
  blocking: refused('blocking'),
  blocked: refused('blocked'),
  unconfirmed: refused('unconfirmed'),
  ended: refused('ended'),
} satisfies Record<keyof typeof WRITE_REFUSALS, object>

export const SENT = { kind: 'success', title: 'Message envoyé' } as const
export const NOT_SENT = "Impossible d'envoyer le message"
