import type { FieldMetadata } from '@conform-to/react'
import { z } from 'zod'
import type { NewAd } from '#modules/ads'
import type { User } from '#modules/identity'
import { tickProps } from '#app/http/schema-form'
import { Checkbox, FormGroup } from '#app/ui'
import { EmailField, PhoneField } from './ad-fields'

/** The form's checkboxes: a ticked contact is shown in the ad. JSON calls have no such fields. */
export const ticks = { showPhone: z.string().optional(), showEmail: z.string().optional() }

type Ticks = Partial<Record<keyof typeof ticks, string>>
type Contacts = Pick<NewAd, 'contactPhone' | 'contactEmail'>
type Fields = Record<keyof Ticks | keyof Contacts, FieldMetadata<unknown>>

/** Arguments of zod's `refine`. They refuse a ticked contact that is empty. */
export const phoneToShow = toRefinement('showPhone', 'contactPhone', 'Indiquez le téléphone à montrer')
export const emailToShow = toRefinement('showEmail', 'contactEmail', "Indiquez l'email à montrer")

function toRefinement(tick: keyof Ticks, field: keyof Contacts, missing: string) {
  const isShowable = (form: Ticks & Partial<Contacts>) => form[tick] === undefined || form[field] !== null
  const fault = {
    path: [field],
    error: `${missing}, ou décochez la case`,
    // zod would otherwise report this error only once the other fields are valid.
    when: () => true,
  }
  return [isShowable, fault] as const
}

/** Drops unticked contacts, so that they are not stored. */
export function withTicked<Ad extends Contacts & Ticks>({ showPhone, showEmail, ...ad }: Ad) {
  return {
    ...ad,
    contactPhone: showPhone === undefined ? null : ad.contactPhone,
    contactEmail: showEmail === undefined ? null : ad.contactEmail,
  }
}

/** Returns the contacts to fill in. Contacts of the ad are ticked. Contacts of the profile are not. */
export function offeredContacts({ phone, email }: Pick<User, 'phone' | 'email'>, ad?: Contacts) {
  return {
    contactPhone: ad?.contactPhone ?? phone,
    contactEmail: ad?.contactEmail ?? email,
    showPhone: ad?.contactPhone ? 'on' : undefined,
    showEmail: ad?.contactEmail ? 'on' : undefined,
  }
}

export function TickedContacts({ fields }: { fields: Fields }) {
  return (
    <FormGroup title="Vos coordonnées" hint={HINT}>
      <Checkbox {...tickProps(fields.showPhone)} label="Montrer mon téléphone aux membres" />
      <PhoneField field={fields.contactPhone} />
      <Checkbox {...tickProps(fields.showEmail)} label="Montrer mon email aux membres" />
      <EmailField field={fields.contactEmail} />
    </FormGroup>
  )
}

const HINT =
  "Les membres vous écrivent par le site, sans voir votre adresse. Cochez ce que vous voulez leur montrer en plus : l'annonce ne garde rien d'autre, et les visiteurs ne voient rien."
