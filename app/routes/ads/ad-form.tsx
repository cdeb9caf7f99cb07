import type { DefaultValue } from '@conform-to/react'
import { z } from 'zod'
import type { AdCategory, OwnAd } from '#modules/ads'
import { needsPromise, newAdSchema } from '#modules/ads/schemas'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { AdFormLayout, shownFor } from '#app/ui/ads/ads-layout'
import { Card, Note } from '#app/ui/content/blocks'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { Checkbox } from '#app/ui/forms/choice-fields'
import { FormGroup } from '#app/ui/forms/field'
import { AdFields } from './ad-fields'
import { emailToShow, phoneToShow, TickedContacts, ticks } from './contact-ticks'
import { paths } from '#app/paths'
import { CERTIFICATE, SELLER_LAW, SELLER_REMINDER } from '#app/text/ads'

const schema = newAdSchema
  .extend({ certify: z.string().optional(), ...ticks })
  .refine(...phoneToShow)
  .refine(...emailToShow)

type AdFormSchema = typeof schema

/** The ad that the form changes. */
type Certified = Parameters<typeof needsPromise>[1]

/** For weapons and ammunition, the form asks for a promise that the API does not know. */
export function adFormSchema(ad?: Certified): AdFormSchema {
  return schema.refine(({ category, certify }) => !needsPromise(category, ad) || certify !== undefined, {
    path: ['certify'],
    error: CERTIFY,
    // Reported together with the other faults, not once they are fixed.
    when: () => true,
  })
}

const CERTIFY = 'Cochez « Je certifie… » pour une arme ou des munitions'

type AdFormProps = {
  action: string
  submit: string
  cancelHref: string
  closed: readonly AdCategory[]
  ad?: Pick<OwnAd, 'category' | 'isCertified'>
  defaultValue: DefaultValue<z.input<AdFormSchema>>
}

export function AdForm({ action, submit, cancelHref, closed, ad, defaultValue }: AdFormProps) {
  const kept = defaultValue?.category
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
        text: 'Un administrateur vérifie votre annonce avant sa publication. Vous la retrouvez dans « Mes annonces », avec la mention « En attente ».',
      }}
    >
      <PostForm form={form} action={action}>
        <Card>
          <AdFields
            fields={fields}
            title="Votre annonce"
            closed={closed}
            kept={kept}
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
                id={fields.certify.id}
                name={fields.certify.name}
                label={CERTIFICATE}
                defaultChecked={fields.certify.initialValue === 'on'}
                required
                errors={fields.certify.errors}
              />
            </FormGroup>
          )}
        </Card>
        <Actions>
          <Button variant="primary">{submit}</Button>
          <ButtonLink href={cancelHref}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </AdFormLayout>
  )
}
