import { count } from '#app/text/count'

/** What pages and calls say alike. */

export const LINK_SENT = {
  title: 'Email envoyé',
  text: 'Si cet email existe, un lien de réinitialisation a été envoyé',
}

export function linkAgainIn(seconds: number) {
  const text = `Vous pourrez renvoyer le lien dans ${count(seconds, 'seconde')}.`
  return { kind: 'info', title: 'Encore un instant', text } as const
}

export { INVALID_LINK, MISSING_TOKEN } from '#modules/identity/schemas'

export const PROFILE_CHANGED = {
  title: 'Profil mis à jour',
  text: 'Vos informations ont été mises à jour avec succès.',
}

export const PASSWORD_CHANGED = 'Mot de passe modifié'
