import type { SubmissionResult } from '@conform-to/react'
import { useActionData } from '@remix-run/react'
import type { AdPhoto, CheckedAd, Province, WithPhotos } from '#modules/ads'
import { fieldProps, PostForm, useConflict, useSchemaForm } from '#app/http/schema-form'
import { AD_FIELDS, listChanges } from '#app/text'
import { AdFormLayout, InspectedPhotos } from '#app/ui/ads'
import { Actions, Button, ButtonLink, Card, Checkbox, FormGroup, TextField } from '#app/ui'
import { Conflict } from '#app/ui/admin'
import { AdFields, ContactFields } from '#app/routes/ads/ad-fields'
import { adFormSchema } from './schemas'

type AdminAdFormProps = {
  /** Null for a new ad. */
  ad: (CheckedAd & WithPhotos & { followed: Province | null }) | null
  list: string
  action: string
}

export function AdminAdForm({ ad, list, action }: AdminAdFormProps) {
  const lastResult = useActionData<SubmissionResult>()
  const [form, fields] = useSchemaForm(adFormSchema, {
    id: 'annonce',
    defaultValue: ad ? { ...ad, revision: String(ad.revision) } : { type: 'sale' },
  })
  const { isConflict, version } = useConflict(ad?.revision, fields.revision)
  return (
    <>
      {ad && isConflict && <Conflict changes={listChanges(AD_FIELDS, ad, lastResult?.initialValue)} />}
      <AdFormLayout after={ad ? EXISTING : NEW}>
        <PostForm form={form} action={action} once={!ad}>
          {ad && <input type="hidden" name={fields.revision.name} value={version} />}
          <Card>
            <AdFields fields={fields} title="L'annonce" followed={ad?.followed} />
            <FormGroup
              title="Coordonnées"
              hint="Les membres connectés voient ce que vous indiquez ici, en plus du message par le site."
            >
              <ContactFields fields={fields} />
              <TextField {...fieldProps(fields.contactInfo)} label="Autres coordonnées" optional />
            </FormGroup>
            {ad && <RemovablePhotos {...ad} removed={lastResult?.initialValue?.['removedPhotos']} />}
          </Card>
          <Actions>
            <Button variant="primary">Enregistrer</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </AdFormLayout>
    </>
  )
}

const NEW = {
  title: 'Publiée tout de suite',
  text: "L'annonce est en ligne dès que vous l'enregistrez, à votre nom, et dans toutes les catégories.",
}

const EXISTING = {
  title: 'État',
  text: "L'annonce garde son état : en attente, elle le reste ; en ligne, elle change tout de suite.",
}

type RemovablePhotosProps = {
  photos: readonly AdPhoto[]
  title: string
  /** The ids of the photos that were ticked when the form was last submitted. */
  removed: unknown
}

function RemovablePhotos({ photos, title, removed }: RemovablePhotosProps) {
  if (photos.length === 0) return null
  const ticked = [removed].flat()
  return (
    <FormGroup title="Photos" hint="Une photo retirée disparaît dès que vous enregistrez, et pour toujours.">
      <InspectedPhotos
        {...{ photos, title }}
        below={({ id }, at) => (
          <Checkbox
            id={`retirer-${id}`}
            name="removedPhotos"
            value={String(id)}
            label={`Retirer la photo ${at + 1}`}
            defaultChecked={ticked.includes(String(id))}
          />
        )}
      />
    </FormGroup>
  )
}
