import { CONFIRMATION_HOURS, EMAIL_TAKEN } from '#modules/identity/schemas'
import type { Faults } from '#app/http/form.server'
import type { Flash } from '#app/http/redirect.server'
import { toReadableAddress } from '#app/text/email-address'
import { count } from '#app/text/words'

/** Used by pages and calls. */
export const LINK_SENT = {
  title: 'Email envoyé',
  text: 'Si cet email existe, un lien de réinitialisation a été envoyé',
}

export const CONFIRMATION_SENT = {
  title: 'Lien envoyé',
  text: `Il est valable ${CONFIRMATION_HOURS} heures. S'il n'arrive pas, regardez dans vos courriers indésirables.`,
}

export const ACCOUNT_CREATED: Flash = { kind: 'success', title: 'Votre compte est créé' }

/** After registering: the site needs the address confirmed for some acts only. */
export const mailWaits = (email: string) =>
  `Un email vous attend à ${toReadableAddress(email)} : son lien confirme votre adresse.`

export function linkAgainIn(seconds: number) {
  const text = `Vous pourrez renvoyer le lien dans ${count(seconds, 'seconde')}.`
  return { kind: 'info', title: 'Encore un instant', text } as const
}

export const PROFILE_CHANGED = {
  title: 'Profil mis à jour',
  text: 'Vos informations ont été mises à jour avec succès.',
}

export const EMAIL_CHANGED = {
  title: 'Profil mis à jour',
  text: `Nous avons envoyé un lien de confirmation à votre nouvelle adresse. Il est valable ${CONFIRMATION_HOURS} heures.`,
}

export const WRONG_CODE = 'Le code est incorrect, ou a déjà servi'

export const PASSWORD_CHANGED = 'Mot de passe modifié'

/** Refusals that belong to one field, with the status of a refused call. */
export const FIELD_REFUSALS = {
  'username-taken': { field: 'username', message: "Ce nom d'utilisateur est déjà utilisé", status: 409 },
  'email-taken': { field: 'email', message: EMAIL_TAKEN, status: 409 },
  'wrong-password': {
    field: 'currentPassword',
    message: 'Le mot de passe actuel est incorrect',
    status: 400,
  },
} as const

export const FIELD_FAULTS = {
  'username-taken': faultOf('username-taken'),
  'email-taken': faultOf('email-taken'),
  'wrong-password': faultOf('wrong-password'),
  'wrong-code': { fieldErrors: { code: [WRONG_CODE] } },
}

function faultOf(code: keyof typeof FIELD_REFUSALS): Faults {
  const { field, message } = FIELD_REFUSALS[code]
  return { fieldErrors: { [field]: [message] } }
}
