import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import type { AdCategory } from '../../../modules/ads'
import { fieldProps, PostForm, useSchemaForm } from '../../forms'
import { AdFormLayout, shownFor } from '../../ui/ads/ad-form'
import { Card } from '../../ui/content/card'
import { Actions } from '../../ui/forms/actions'
import { Button, ButtonLink } from '../../ui/forms/button'
import { Checkbox } from '../../ui/forms/checkbox'
import { FieldPair } from '../../ui/forms/fields'
import { FormGroup } from '../../ui/forms/form-group'
import { Segments } from '../../ui/forms/segments'
import { SelectField } from '../../ui/forms/select-field'
import { TextArea } from '../../ui/forms/text-area'
import { TextField } from '../../ui/forms/text-field'
import { adFormSchema } from './ad-form-schema'
import { CATEGORY_NAMES, CERTIFICATE, choicesOf, CONDITION_NAMES, SELLER_LAW, TYPE_CHOICES } from './words'

type AdFormProps = {
  action: string
  submit: string
  cancelHref: string
  closed: readonly AdCategory[]
  defaultValue: DefaultValue<z.input<typeof adFormSchema>>
  lastResult: SubmissionResult | undefined
}

export function AdForm({ action, submit, cancelHref, closed, defaultValue, lastResult }: AdFormProps) {
  const kept = defaultValue?.category
  const [form, fields] = useSchemaForm(adFormSchema, { id: 'annonce', lastResult, defaultValue })
  return (
    <AdFormLayout
      before={{ title: 'Armes et munitions', text: SELLER_LAW }}
      after={{
        title: 'Et ensuite ?',
        text: 'Un administrateur vérifie votre annonce avant sa publication. Vous la retrouvez dans « Mes annonces », avec la mention « En attente ».',
      }}
    >
      <PostForm form={form} action={action} failure="Erreur">
        <Card>
          <FormGroup title="Votre annonce">
            <Segments
              {...fieldProps(fields.type)}
              label="Type d'annonce"
              options={choicesOf(TYPE_CHOICES)}
              rings
            />
            <SelectField
              {...fieldProps(fields.category)}
              label="Catégorie"
              hint={closedHint(closed)}
              options={[
                { value: '', label: 'Choisir une catégorie' },
                ...choicesOf(CATEGORY_NAMES).map((choice) => ({
                  ...choice,
                  // The one that it is in already is sent, so that the refusal says why.
                  disabled: choice.value !== kept && closed.some((category) => category === choice.value),
                })),
              ]}
            />
            <TextField
              {...fieldProps(fields.title)}
              label="Titre"
              hint="L'objet et son modèle, par exemple « Lunette 6-24×50 à réticule mildot »."
            />
            <TextArea
              {...fieldProps(fields.description)}
              label="Description"
              hint="État, usage, accessoires fournis. Au moins 10 caractères."
            />
          </FormGroup>
          <FormGroup title="Caractéristiques" className={shownFor.armsAndAmmunition}>
            <FieldPair>
              <TextField {...fieldProps(fields.brand)} label="Marque" optional />
              <TextField {...fieldProps(fields.caliber)} label="Calibre" optional />
            </FieldPair>
            <div className={shownFor.arms}>
              <FieldPair>
                <SelectField
                  {...fieldProps(fields.condition)}
                  label="État"
                  optional
                  options={[{ value: '', label: 'Non précisé' }, ...choicesOf(CONDITION_NAMES)]}
                />
                <TextField {...fieldProps(fields.weight)} label="Poids" optional />
              </FieldPair>
            </div>
          </FormGroup>
          <FormGroup title="Prix et lieu">
            <FieldPair>
              <TextField
                {...fieldProps(fields.price)}
                label="Prix"
                hint="Par exemple 650 €, ou à discuter."
              />
              <TextField {...fieldProps(fields.location)} label="Localisation" hint="La commune suffit." />
            </FieldPair>
          </FormGroup>
          <FormGroup
            title="Vos coordonnées"
            hint="Reprises de votre profil. Seuls les membres connectés les voient ; sans email ni téléphone, personne ne peut vous répondre."
          >
            <FieldPair>
              <TextField
                {...fieldProps(fields.contactEmail, 'email')}
                label="Email"
                optional
                autoComplete="email"
              />
              <TextField
                {...fieldProps(fields.contactPhone, 'tel')}
                label="Téléphone"
                optional
                autoComplete="tel"
              />
            </FieldPair>
          </FormGroup>
          <FormGroup title="Votre engagement" className={shownFor.armsAndAmmunition}>
            <Checkbox
              id={fields.certify.id}
              name={fields.certify.name}
              label={CERTIFICATE}
              defaultChecked={fields.certify.initialValue === 'on'}
              errors={fields.certify.errors}
            />
          </FormGroup>
        </Card>
        <Actions>
          <Button variant="primary">{submit}</Button>
          <ButtonLink href={cancelHref}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </AdFormLayout>
  )
}

function closedHint(closed: readonly AdCategory[]): string | undefined {
  if (closed.length === 0) return undefined
  const names = closed.map((category) => CATEGORY_NAMES[category])
  return names.length === 1
    ? `La catégorie ${names.join()} n'est pas ouverte aux annonces des membres.`
    : `Les catégories ${new Intl.ListFormat('fr').format(names)} ne sont pas ouvertes aux annonces des membres.`
}
