import { EMAIL_TAKEN } from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import { toReadableAddress } from './email-address'
import { count } from './words'
import { formatPeriod } from './period'

export const LINK_SENT = {
  title: 'Email envoyé',
  text: 'Si cet email existe, un lien de réinitialisation a été envoyé',
}

export const CONFIRMATION_SENT = {
  title: 'Lien envoyé',
  text: `Il est valable ${formatPeriod(RETENTION.confirmationLink)}. S'il n'arrive pas, regardez dans vos courriers indésirables.`,
}

export const mailWaits = (email: string) =>
  `Confirmez votre adresse par le lien envoyé à ${toReadableAddress(email)}.`

export const usernameIs = (username: string) => `Votre nom d'utilisateur est ${username}.`

export const isFreeInstead = (username: string) => `« ${username} » est libre : vous pouvez le garder.`

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
  text: `Nous avons envoyé un lien de confirmation à votre nouvelle adresse. Il est valable ${formatPeriod(RETENTION.confirmationLink)}.`,
}

export const WRONG_CODE = 'Le code est incorrect, ou a déjà servi'

export const PASSWORD_CHANGED = 'Mot de passe modifié'

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
  'username-taken': toFaults('username-taken'),
  'email-taken': toFaults('email-taken'),
  'wrong-password': toFaults('wrong-password'),
  'wrong-code': { fieldErrors: { code: [WRONG_CODE] } },
}

function toFaults(code: keyof typeof FIELD_REFUSALS) {
  const { field, message } = FIELD_REFUSALS[code]
  return { fieldErrors: { [field]: [message] } }
}
