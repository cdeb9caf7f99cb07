import type { FieldMetadata } from '@conform-to/react'
import type { AdCategory, NewAd } from '#modules/ads'
import { fieldProps } from '#app/http/schema-form'
import { shownFor } from '#app/ui/ads/ads-layout'
import { choicesOf, Segments, SelectField } from '#app/ui/forms/choice-fields'
import { FieldPair, FormGroup, TextArea, TextField } from '#app/ui/forms/field'
import { enumerate } from '#app/text/words'
import { CATEGORY_NAMES, CONDITION_NAMES, TYPE_CHOICES } from '#app/text/ads'

type Fields = Record<keyof NewAd, FieldMetadata<unknown>>

type AdFieldsProps = {
  fields: Fields
  title: string
  /** Categories that may not be chosen, except the one that the ad is in. */
  closed?: readonly AdCategory[]
  kept?: string | null
}

export function AdFields({ fields, title, closed = [], kept }: AdFieldsProps) {
  return (
    <>
      <FormGroup title={title}>
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
              // The ad's own category can be sent, so that the refusal says why.
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
          <TextField {...fieldProps(fields.price)} label="Prix" hint="Par exemple 650 €, ou à discuter." />
          <TextField {...fieldProps(fields.location)} label="Localisation" hint="La commune suffit." />
        </FieldPair>
      </FormGroup>
    </>
  )
}

export function ContactFields({ fields }: { fields: Pick<Fields, 'contactEmail' | 'contactPhone'> }) {
  return (
    <FieldPair>
      <TextField
        {...fieldProps(fields.contactEmail, 'email')}
        label="Email"
        optional
        // conform thinks that a union is required.
        required={false}
        autoComplete="email"
      />
      <TextField {...fieldProps(fields.contactPhone, 'tel')} label="Téléphone" optional autoComplete="tel" />
    </FieldPair>
  )
}

function closedHint(closed: readonly AdCategory[]): string | undefined {
  if (closed.length === 0) return undefined
  const names = closed.map((category) => CATEGORY_NAMES[category])
  return names.length === 1
    ? `La catégorie ${names.join()} n'est pas ouverte aux annonces des membres.`
    : `Les catégories ${enumerate(names)} ne sont pas ouvertes aux annonces des membres.`
}
