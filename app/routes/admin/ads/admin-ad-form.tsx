import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import { adminAdSchema } from '#modules/ads/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { AdFormLayout } from '#app/ui/ads/ad-form'
import { Card } from '#app/ui/content/card'
import { Actions } from '#app/ui/forms/actions'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { FormGroup } from '#app/ui/forms/form-group'
import { TextField } from '#app/ui/forms/text-field'
import { AdFields, ContactFields } from '#app/routes/ads/ad-fields'

type AdminAdFormProps = {
  action: string
  list: string
  /** What has been read of an ad that there is. */
  revision?: number
  note: { title: string; text: string }
  defaultValue: DefaultValue<z.input<typeof adminAdSchema>>
  lastResult: SubmissionResult | undefined
}

export function AdminAdForm({ action, list, revision, note, defaultValue, lastResult }: AdminAdFormProps) {
  const [form, fields] = useSchemaForm(adminAdSchema, { id: 'annonce', lastResult, defaultValue })
  return (
    <AdFormLayout after={note}>
      <PostForm form={form} action={action}>
        {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
        <Card>
          <AdFields fields={fields} title="L'annonce" />
          <FormGroup title="Coordonnées" hint="Seuls les membres connectés les voient.">
            <ContactFields fields={fields} />
            <TextField {...fieldProps(fields.contactInfo)} label="Autres coordonnées" optional />
          </FormGroup>
        </Card>
        <Actions>
          <Button variant="primary">Enregistrer</Button>
          <ButtonLink href={list}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </AdFormLayout>
  )
}
