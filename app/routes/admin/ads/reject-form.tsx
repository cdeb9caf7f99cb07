import type { SubmissionResult } from '@conform-to/react'
import type { CheckedAd } from '#modules/ads'
import { rejectionSchema } from '#modules/ads/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { AdSummary } from './ad-summary'
import { Actions } from '#app/ui/forms/actions'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { TextArea } from '#app/ui/forms/text-area'
import { withReturn } from '../back-to-list'
import { revision } from './revision'

export const rejectFormSchema = rejectionSchema.extend({ revision })

type RejectFormProps = { ad: CheckedAd; list: string; lastResult: SubmissionResult | undefined }

export function RejectForm({ ad, list, lastResult }: RejectFormProps) {
  const [form, fields] = useSchemaForm(rejectFormSchema, { id: 'rejet', lastResult })
  return (
    <PostForm form={form} action={withReturn(paths.admin.rejectAd(ad.id), list)}>
      {/* The one that is shown, not the one that was refused. */}
      <input type="hidden" name="revision" value={ad.revision} />
      <AdSummary ad={ad} />
      <TextArea
        {...fieldProps(fields.reason)}
        label="Motif"
        hint="De 10 à 500 caractères. Dites ce qui manque ou ce qui n'est pas permis."
      />
      <Actions>
        <Button variant="danger">Rejeter</Button>
        <ButtonLink href={list}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}
