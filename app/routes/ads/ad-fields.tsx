import type { FieldMetadata } from '@conform-to/react'
import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { AdCategory, NewAd, Province } from '#modules/ads'
import { newAdSchema } from '#modules/ads/schemas'
import { formatLength } from '#app/http/form-checks'
import { fieldProps } from '#app/http/schema-form'
import { shownFor } from '#app/ui/ads'
import {
  Actions,
  Button,
  FieldPair,
  FormGroup,
  Segments,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
  toChoices,
} from '#app/ui'
import {
  AD_FIELDS,
  CATEGORY_NAMES,
  CONDITION_NAMES,
  enumerate,
  PROVINCE_NAMES,
  TYPE_CHOICES,
  withProvince,
} from '#app/text'
import type { Offered } from './location.server'

type Fields = Record<keyof NewAd, FieldMetadata<unknown>>

type AdFieldsProps = {
  fields: Fields
  title: string
  /** The categories that are closed to members. */
  closed?: readonly AdCategory[]
  ownCategory?: string | null
  afterCategory?: ReactNode
  /** The province that the ad has from its location, or null. */
  followed?: Province | null
}

const TITLE_LENGTH = formatLength(newAdSchema.shape.title)

const DESCRIPTION_LENGTH = formatLength(newAdSchema.shape.description)

export function AdFields({ fields, title, closed = [], ownCategory, ...given }: AdFieldsProps) {
  const { afterCategory, followed } = given
  return (
    <>
      <FormGroup title={title}>
        <Segments
          {...fieldProps(fields.type)}
          label={AD_FIELDS.type}
          options={toChoices(TYPE_CHOICES)}
          rings
        />
        <SelectField
          {...fieldProps(fields.category)}
          label={AD_FIELDS.category}
          hint={closedHint(closed)}
          options={[
            { value: '', label: 'Choisir une catégorie' },
            ...toChoices(CATEGORY_NAMES).map((choice) => ({
              ...choice,
              // A browser does not send a disabled option, so the ad's own category stays enabled.
              disabled: choice.value !== ownCategory && closed.some((category) => category === choice.value),
            })),
          ]}
        />
        {afterCategory}
        <TextField
          {...fieldProps(fields.title)}
          label={AD_FIELDS.title}
          hint={`L'objet et son modèle, par exemple « Lunette 6-24×50 à réticule mildot ». ${TITLE_LENGTH}`}
        />
        <TextArea
          {...fieldProps(fields.description)}
          label={AD_FIELDS.description}
          hint={`État, usage, accessoires fournis. ${DESCRIPTION_LENGTH}`}
        />
      </FormGroup>
      <FormGroup title="Caractéristiques">
        <FieldPair>
          <TextField {...fieldProps(fields.brand)} label={AD_FIELDS.brand} optional />
          <SelectField
            {...fieldProps(fields.condition)}
            label={AD_FIELDS.condition}
            optional
            options={[{ value: '', label: 'Non précisé' }, ...toChoices(CONDITION_NAMES)]}
          />
        </FieldPair>
        <div className={shownFor.armsAndAmmunition}>
          <FieldPair>
            <TextField {...fieldProps(fields.caliber)} label={AD_FIELDS.caliber} optional />
            <div className={shownFor.arms}>
              <TextField {...fieldProps(fields.weight)} label={AD_FIELDS.weight} optional />
            </div>
          </FieldPair>
        </div>
        <TextField
          {...fieldProps(fields.features)}
          label={AD_FIELDS.features}
          hint="Grossissement, taille, longueur : ce qu'un acheteur demanderait."
          optional
        />
      </FormGroup>
      <FormGroup title="Prix et lieu">
        <FieldPair>
          <TextField
            {...fieldProps(fields.price)}
            label={AD_FIELDS.price}
            hint="Par exemple 650 €, ou à discuter."
          />
          <TextField
            {...fieldProps(fields.location)}
            label={AD_FIELDS.location}
            hint="La commune ou son code postal. La province suit."
          />
        </FieldPair>
        <OfferedLocalities />
        <SelectField
          {...fieldProps(fields.province)}
          label={AD_FIELDS.province}
          hint={followed ? `Aujourd'hui ${PROVINCE_NAMES[followed]}, d'après la localisation.` : undefined}
          optional
          options={[{ value: '', label: "D'après la localisation" }, ...toChoices(PROVINCE_NAMES)]}
        />
      </FormGroup>
    </>
  )
}

function OfferedLocalities() {
  const { offered = [] } = useActionData<Offered>() ?? {}
  if (offered.length === 0) return null
  return (
    <div role="group" aria-labelledby="lieux">
      <Stack gap={8}>
        <Text id="lieux">Vouliez-vous dire :</Text>
        <Actions>
          {offered.map(({ locality, province }) => (
            <Button key={locality} size="small" name="locality" value={locality}>
              {withProvince(locality, province)}
            </Button>
          ))}
        </Actions>
      </Stack>
    </div>
  )
}

export function ContactFields({ fields }: { fields: Pick<Fields, 'contactEmail' | 'contactPhone'> }) {
  return (
    <FieldPair>
      <EmailField field={fields.contactEmail} />
      <PhoneField field={fields.contactPhone} />
    </FieldPair>
  )
}

type ContactFieldProps = { field: FieldMetadata<unknown> }

export function EmailField({ field }: ContactFieldProps) {
  // conform marks a field with a union schema as required, but this one may stay empty.
  const email = { ...fieldProps(field, 'email'), required: false }
  return <TextField {...email} label={AD_FIELDS.contactEmail} optional autoComplete="email" />
}

export function PhoneField({ field }: ContactFieldProps) {
  return (
    <TextField {...fieldProps(field, 'tel')} label={AD_FIELDS.contactPhone} optional autoComplete="tel" />
  )
}

function closedHint(closed: readonly AdCategory[]): string | undefined {
  if (closed.length === 0) return undefined
  const names = closed.map((category) => CATEGORY_NAMES[category])
  return names.length === 1
    ? `La catégorie ${names.join()} n'est pas ouverte aux annonces des membres.`
    : `Les catégories ${enumerate(names)} ne sont pas ouvertes aux annonces des membres.`
}
