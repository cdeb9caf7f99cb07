import type { DefaultValue } from '@conform-to/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useActionData } from '@remix-run/react'
import type { AdCategory, AdPhoto, OwnAd, Province } from '#modules/ads'
import { needsPromise, newAdSchema } from '#modules/ads/schemas'
import { PostForm, tickProps, useSchemaForm } from '#app/http/schema-form'
import { AdFormLayout, PhotoFields, shownFor } from '#app/ui/ads'
import { Actions, Button, ButtonLink, Card, Checkbox, FormGroup, Note } from '#app/ui'
import { AdFields } from './ad-fields'
import { emailToShow, phoneToShow, TickedContacts, ticks } from './contact-ticks'
import { PHOTO_ACTS } from './photo-buttons'
import type { AdFormAnswer } from './photo-form.server'
import { paths } from '#app/paths'
import { CERTIFICATE, SELLER_LAW, SELLER_REMINDER } from '#app/text'

const schema = newAdSchema
  .extend({ certify: z.string().optional(), ...ticks })
  .refine(...phoneToShow)
  .refine(...emailToShow)

type AdFormSchema = typeof schema

type Certified = Parameters<typeof needsPromise>[1]

/** Requires a ticked promise for weapons and ammunition. JSON calls need no such promise. */
export function adFormSchema(ad?: Certified): AdFormSchema {
  return schema.refine(({ category, certify }) => !needsPromise(category, ad) || certify !== undefined, {
    path: ['certify'],
    error: CERTIFY,
    // zod would otherwise report this error only once the other fields are valid.
    when: () => true,
  })
}

const CERTIFY = 'Cochez « Je certifie… » pour une arme ou des munitions'

const NEXT =
  'Un administrateur vérifie votre annonce avant sa publication. Vous la retrouvez dans « Mes annonces », avec la mention « En attente ».'

const CORRECTION_NEXT =
  "Un administrateur compare votre correction avec l'annonce en ligne. S'il l'approuve, elle remplace l'ancienne version ; l'adresse, les favoris et la date de fin ne changent pas."

type AdFormProps = {
  action: string
  submit: string
  isCorrection?: boolean
  cancelHref: string
  closed: readonly AdCategory[]
  ad?: Pick<OwnAd, 'category' | 'isCertified'>
  photos?: readonly AdPhoto[]
  followed?: Province | null
  /** The buttons that keep and show a draft. */
  draftButtons?: ReactNode
  defaultValue: DefaultValue<z.input<AdFormSchema>>
}

export function AdForm({ action, submit, cancelHref, closed, ad, photos = [], ...given }: AdFormProps) {
  const { isCorrection = false, followed, draftButtons, defaultValue } = given
  const answer = useActionData<AdFormAnswer>()
  const ownCategory = defaultValue?.category
  const [form, fields] = useSchemaForm(adFormSchema(ad), {
    id: 'annonce',
    defaultValue,
    missing: { certify: CERTIFY },
  })
  return (
    <AdFormLayout
      before={{
        title: 'Armes et munitions',
        text: SELLER_REMINDER,
        link: { href: paths.lesson('cession-et-pret'), label: 'Ce que dit la loi' },
      }}
      after={{
        title: 'Et ensuite ?',
        text: isCorrection ? CORRECTION_NEXT : NEXT,
      }}
    >
      <PostForm form={form} action={action} once={!ad} encType="multipart/form-data">
        {/* Enter presses the form's first button, which would otherwise be one of the photos' buttons. */}
        <button type="submit" hidden>
          Envoyer
        </button>
        <Card>
          <AdFields
            fields={fields}
            title="Votre annonce"
            closed={closed}
            ownCategory={ownCategory}
            followed={followed}
            afterCategory={
              <div className={shownFor.law}>
                <Note tone="warning" title="Armes et munitions">
                  {SELLER_LAW}
                </Note>
              </div>
            }
          />
          <TickedContacts fields={fields} />
          {needsPromise('armes', ad) && (
            <FormGroup title="Votre engagement" className={shownFor.armsAndAmmunition}>
              <Checkbox
                {...tickProps(fields.certify)}
                label={CERTIFICATE}
                required
                errors={fields.certify.errors}
              />
            </FormGroup>
          )}
          <PhotoFields
            formId={form.id}
            action={action}
            photos={answer?.photos ?? photos}
            errors={form.allErrors.photos}
            acts={PHOTO_ACTS}
          />
        </Card>
        <Actions>
          <Button variant="primary">{submit}</Button>
          {draftButtons}
          <ButtonLink href={cancelHref}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </AdFormLayout>
  )
}
