import {
  AD_FIELDS,
  CATEGORY_NAMES,
  CHECK_NAMES,
  CONDITION_NAMES,
  LESSON_FIELDS,
  NEWS_FIELDS,
  numericDay,
  numericTime,
  PROVINCE_NAMES,
  QUESTION_FIELDS,
  REJECTION_NAMES,
  TYPE_BADGES,
} from '#app/text'
import type { AdminAction, Change, LoggedField } from '#modules/admin'

/** For each action, the words for a sentence of the log and the label in the filter. */
export const ACTIONS = {
  'question.create': ['a ajouté la question', 'Question ajoutée'],
  'question.update': ['a modifié la question', 'Question modifiée'],
  'question.correct': ['a corrigé, après signalement, la question', 'Question corrigée'],
  'question.keep': ['a gardé telle quelle, après signalement, la question', 'Question gardée telle quelle'],
  'question.check': ['a vérifié la question', 'Question vérifiée'],
  'question.delete': ['a supprimé la question', 'Question supprimée'],
  'question.restore': ['a restauré la question', 'Question restaurée'],
  'question.erase': ['a supprimé définitivement la question', 'Question supprimée définitivement'],
  'question.import': ['a importé les questions du fichier', 'Questions importées'],
  'lesson.update': ['a modifié la leçon', 'Leçon modifiée'],
  'lesson.correct': ['a corrigé, après signalement, la leçon', 'Leçon corrigée'],
  'lesson.keep': ['a gardé telle quelle, après signalement, la leçon', 'Leçon gardée telle quelle'],
  'lesson.check': ['a vérifié la leçon', 'Leçon vérifiée'],
  'news.create': ["a créé l'actualité", 'Actualité créée'],
  'news.update': ["a modifié l'actualité", 'Actualité modifiée'],
  'news.publish': ["a publié l'actualité", 'Actualité publiée'],
  'news.unpublish': ["a dépublié l'actualité", 'Actualité dépubliée'],
  'news.unschedule': ["a annulé la programmation de l'actualité", "Programmation d'actualité annulée"],
  'news.feature': ["a mis à la une l'actualité", 'Actualité mise à la une'],
  'news.unfeature': ["a retiré de la une l'actualité", 'Actualité retirée de la une'],
  'news.delete': ["a supprimé l'actualité", 'Actualité supprimée'],
  'news.restore': ["a restauré l'actualité", 'Actualité restaurée'],
  'news.erase': ["a supprimé définitivement l'actualité", 'Actualité supprimée définitivement'],
  'ad.create': ["a créé l'annonce", 'Annonce créée'],
  'ad.update': ["a modifié l'annonce", 'Annonce modifiée'],
  'ad.approve': ["a approuvé l'annonce", 'Annonce approuvée'],
  'ad.reject': ["a rejeté l'annonce", 'Annonce rejetée'],
  'ad.undo': ["a annulé sa décision sur l'annonce", 'Décision annulée'],
  'ad.hide': ["a masqué l'annonce", 'Annonce masquée'],
  'ad.show': ["a affiché de nouveau l'annonce", 'Annonce affichée de nouveau'],
  'ad.remove': ["a retiré, après signalement, l'annonce", 'Annonce retirée'],
  'ad.keep': ["a gardé telle quelle, après signalement, l'annonce", 'Annonce gardée telle quelle'],
  'ad.delete': ["a supprimé l'annonce", 'Annonce supprimée'],
  'ad.restore': ["a restauré l'annonce", 'Annonce restaurée'],
  'ad.erase': ["a supprimé définitivement l'annonce", 'Annonce supprimée définitivement'],
  'conversation.read': ["a lu, après signalement, une conversation sur l'annonce", 'Conversation lue'],
  'conversation.close': [
    "a clos le signalement d'une conversation sur l'annonce",
    'Signalement de conversation clos',
  ],
  'mail.resend': ["a renvoyé l'email", 'Email renvoyé'],
  'mail.delete': ["a supprimé, sans l'envoyer, l'email", 'Email supprimé'],
  'user.warn': ["a averti l'utilisateur", 'Utilisateur averti'],
  'user.note': ["a noté, à propos de l'utilisateur", 'Note sur un utilisateur'],
  'user.block': ["a bloqué l'utilisateur", 'Utilisateur bloqué'],
  'user.unblock': ["a débloqué l'utilisateur", 'Utilisateur débloqué'],
  'user.promote': ["a nommé administrateur l'utilisateur", 'Administrateur nommé'],
  'user.demote': ["a retiré les droits d'administrateur de", "Droits d'administrateur retirés"],
  'user.reset-second-factor': [
    "a retiré sa double authentification à l'utilisateur",
    'Double authentification retirée',
  ],
  'user.approval': ["a changé l'agrément d'armurier de l'utilisateur", "Agrément d'armurier changé"],
  'user.delete': ["a supprimé l'utilisateur", 'Utilisateur supprimé'],
} satisfies Record<AdminAction, [string, string]>

export function formatChange({ field, before, after }: Change) {
  return {
    field: FIELD_NAMES[field],
    before: formatValue(field, before),
    after: formatValue(field, after),
  }
}

function formatValue(field: LoggedField, value: Change['before']): string | null {
  switch (typeof value) {
    case 'boolean':
      return value ? 'oui' : 'non'
    case 'string':
      if (field === 'publishAt' || field === 'unpublishAt') return numericTime(new Date(value))
      if (field === 'checkedOn') return numericDay(value)
      return VALUE_NAMES[field]?.[value] ?? value
    case 'number':
      return value.toLocaleString('fr')
    default:
      return null
  }
}

const FIELD_NAMES = {
  ...LESSON_FIELDS,
  ...QUESTION_FIELDS,
  ...NEWS_FIELDS,
  ...AD_FIELDS,
  isApproved: 'Approuvée',
  isSold: 'Vendue',
  isHidden: 'Masquée',
  isBinned: 'Dans la corbeille',
  isDemo: 'Contenu de démonstration',
  photos: 'Photos',
  reason: 'Motif',
  rejectionReason: 'Motif du refus',
  rejectionRule: 'Règle',
  added: 'Questions ajoutées',
  revised: 'Questions modifiées',
  retired: 'Questions retirées',
  closedReports: 'Signalements clos',
  readMessages: 'Messages lus',
  isAdmin: 'Administrateur',
  isBlocked: 'Bloqué',
  hasSecondFactor: 'Double authentification',
  approvalNumber: "Numéro d'agrément",
  recipient: 'Destinataire',
  attempts: 'Tentatives',
} satisfies Record<LoggedField, string>

const VALUE_NAMES: Partial<Record<LoggedField, Record<string, string | undefined>>> = {
  type: TYPE_BADGES,
  category: CATEGORY_NAMES,
  condition: CONDITION_NAMES,
  province: PROVINCE_NAMES,
  checkedBy: CHECK_NAMES,
  rejectionRule: REJECTION_NAMES,
}
