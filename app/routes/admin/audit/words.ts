import type { AdminAction, Change, LoggedField } from '#modules/admin'
import { choicesOf } from '#app/ui/forms/choice-fields'
import { CATEGORY_NAMES, CONDITION_NAMES, TYPE_BADGES } from '#app/text/ads'
import { AD_FIELDS, NEWS_FIELDS, QUESTION_FIELDS } from '../field-names'

/** What an admin did, between their name and its subject. */
export const ACTION_SENTENCES = {
  'question.create': 'a ajouté la question',
  'question.update': 'a modifié la question',
  'question.delete': 'a supprimé la question',
  'question.import': 'a importé les questions du fichier',
  'news.create': "a créé l'actualité",
  'news.update': "a modifié l'actualité",
  'news.publish': "a publié l'actualité",
  'news.unpublish': "a dépublié l'actualité",
  'news.feature': "a mis à la une l'actualité",
  'news.unfeature': "a retiré de la une l'actualité",
  'news.delete': "a supprimé l'actualité",
  'ad.create': "a créé l'annonce",
  'ad.update': "a modifié l'annonce",
  'ad.approve': "a approuvé l'annonce",
  'ad.reject': "a rejeté l'annonce",
  'ad.delete': "a supprimé l'annonce",
  'user.block': "a bloqué l'utilisateur",
  'user.unblock': "a débloqué l'utilisateur",
  'user.promote': "a nommé administrateur l'utilisateur",
  'user.demote': "a retiré ses droits d'administrateur à l'utilisateur",
  'user.delete': "a supprimé l'utilisateur",
} satisfies Record<AdminAction, string>

/** The same as choices of the filter. */
const ACTION_NAMES = {
  'question.create': 'Question ajoutée',
  'question.update': 'Question modifiée',
  'question.delete': 'Question supprimée',
  'question.import': 'Questions importées',
  'news.create': 'Actualité créée',
  'news.update': 'Actualité modifiée',
  'news.publish': 'Actualité publiée',
  'news.unpublish': 'Actualité dépubliée',
  'news.feature': 'Actualité mise à la une',
  'news.unfeature': 'Actualité retirée de la une',
  'news.delete': 'Actualité supprimée',
  'ad.create': 'Annonce créée',
  'ad.update': 'Annonce modifiée',
  'ad.approve': 'Annonce approuvée',
  'ad.reject': 'Annonce rejetée',
  'ad.delete': 'Annonce supprimée',
  'user.block': 'Utilisateur bloqué',
  'user.unblock': 'Utilisateur débloqué',
  'user.promote': 'Administrateur nommé',
  'user.demote': "Droits d'administrateur retirés",
  'user.delete': 'Utilisateur supprimé',
} satisfies Record<AdminAction, string>

export const AUDIT_FILTERS = {
  label: 'Filtrer le journal',
  searched: 'Administrateur, titre, nom',
  selects: [{ name: 'action', label: 'Action', options: choicesOf({ '': 'Toutes', ...ACTION_NAMES }) }],
}

/** A change as text, in French. */
export function changeInWords({ field, before, after }: Change) {
  return {
    field: FIELD_NAMES[field],
    before: valueInWords(field, before),
    after: valueInWords(field, after),
  }
}

function valueInWords(field: LoggedField, value: Change['before']): string | null {
  switch (typeof value) {
    case 'boolean':
      return value ? 'oui' : 'non'
    case 'string':
      return VALUE_NAMES[field]?.[value] ?? value
    case 'number':
      return value.toLocaleString('fr')
    default:
      return null
  }
}

/** Of everything that admins change. */
const FIELD_NAMES = {
  ...QUESTION_FIELDS,
  ...NEWS_FIELDS,
  ...AD_FIELDS,
  isApproved: 'Approuvée',
  isSold: 'Vendue',
  rejectionReason: 'Motif du refus',
  added: 'Questions ajoutées',
  revised: 'Questions modifiées',
  retired: 'Questions retirées',
  isAdmin: 'Administrateur',
  isBlocked: 'Bloqué',
} satisfies Record<LoggedField, string>

const VALUE_NAMES: Partial<Record<LoggedField, Record<string, string | undefined>>> = {
  type: TYPE_BADGES,
  category: CATEGORY_NAMES,
  condition: CONDITION_NAMES,
}
