import type { ResendRefusal, StoredMail } from '#modules/kernel/mails'

type Kind = [name: string, resendRefusal?: ResendRefusal]

/**
 * What admins call each mail. One whose link ends does not go out again: its reader, who has gone on since, asks for
 * another. Nor does one that tells what a day has brought.
 */
const KINDS: Record<StoredMail['template'], Kind> = {
  welcome: ['Bienvenue', 'link'],
  'address-confirmation': ["Confirmation de l'adresse", 'link'],
  'email-is-yours': ['Nouvelle adresse à confirmer', 'link'],
  'reset-link': ['Lien pour un nouveau mot de passe', 'link'],
  'password-changed': ['Mot de passe changé'],
  'second-factor-on': ['Double authentification activée'],
  'second-factor-off': ['Double authentification désactivée'],
  'recovery-code-used': ['Code de secours utilisé'],
  'email-changed': ['Adresse remplacée'],
  'account-deleted': ['Compte supprimé'],
  'account-removed': ['Compte supprimé par un administrateur'],
  'account-blocked': ['Compte bloqué par un administrateur'],
  'ad-approved': ['Annonce approuvée'],
  'ad-rejected': ['Annonce refusée'],
  'ad-removed': ['Annonce retirée'],
  'ad-hidden': ['Annonce masquée'],
  'ad-shown-again': ['Annonce affichée de nouveau'],
  'ad-ending': ["Fin prochaine d'une annonce", 'link'],
  'ad-ended': ["Fin d'une annonce", 'link'],
  reminder: ['Rappel de révision', 'day'],
  'ad-digest': ["Résultats d'une alerte", 'day'],
  'report-received': ['Signalement reçu'],
  'report-corrected': ["Signalement suivi d'une correction"],
  'report-kept': ['Réponse à un signalement'],
  message: ["Message d'un membre"],
  'conversation-report-received': ['Signalement de conversation reçu'],
  'conversation-report-closed': ['Réponse à un signalement de conversation'],
  'ad-report-received': ["Signalement d'annonce reçu"],
  'ad-report-closed': ["Réponse à un signalement d'annonce"],
}

/** A newer version may have queued what this one does not know. */
const UNKNOWN: Kind = ["Email d'une autre version du site"]

export const kindOf = (template: string): Kind =>
  Object.hasOwn(KINDS, template) ? KINDS[template as StoredMail['template']] : UNKNOWN
