import type { NewsAct, UserAct } from '#app/paths'

/** What is said once a button of a list has acted on a user, an item of the news or a question. */
export type ActWords = {
  done: string
  failed: string
  /** Said to admins who try it on themselves. */
  ownAccount?: string
  /** Grave: the admin gives their password again first. */
  asksPassword?: true
}

export const QUESTION_ACTS = {
  delete: { done: 'Question supprimée avec succès', failed: 'Impossible de supprimer la question' },
} satisfies Record<'delete', ActWords>

export const NEWS_ACTS = {
  publish: { done: 'Actualité publiée', failed: "Erreur lors de la publication de l'actualité" },
  unpublish: { done: 'Actualité dépubliée', failed: "Erreur lors de la dépublication de l'actualité" },
  unschedule: { done: 'Programmation annulée', failed: "Erreur lors de l'annulation de la programmation" },
  feature: { done: 'Statut à la une modifié', failed: 'Erreur lors de la modification du statut à la une' },
  unfeature: { done: 'Statut à la une modifié', failed: 'Erreur lors de la modification du statut à la une' },
  delete: { done: 'Actualité supprimée avec succès', failed: "Erreur lors de la suppression de l'actualité" },
} satisfies Record<NewsAct, ActWords>

export const USER_ACTS = {
  block: {
    done: 'Utilisateur bloqué avec succès',
    ownAccount: 'Vous ne pouvez pas bloquer votre propre compte.',
    failed: "Erreur lors du blocage de l'utilisateur",
  },
  unblock: {
    done: 'Utilisateur débloqué avec succès',
    ownAccount: 'Vous ne pouvez pas débloquer votre propre compte.',
    failed: "Erreur lors du déblocage de l'utilisateur",
  },
  promote: {
    done: 'Utilisateur nommé administrateur avec succès',
    ownAccount: 'Vous êtes déjà administrateur.',
    asksPassword: true,
    failed: "Erreur lors de la nomination de l'administrateur",
  },
  demote: {
    done: "Droits d'administrateur retirés avec succès",
    ownAccount: "Vous ne pouvez pas vous retirer vos propres droits d'administrateur.",
    failed: "Erreur lors du retrait des droits d'administrateur",
  },
  'reset-second-factor': {
    done: 'Double authentification retirée avec succès',
    ownAccount: 'Vous désactivez votre propre double authentification dans votre profil.',
    asksPassword: true,
    failed: 'Erreur lors du retrait de la double authentification',
  },
  delete: {
    done: 'Utilisateur supprimé avec succès',
    asksPassword: true,
    ownAccount: 'Vous ne pouvez pas supprimer votre propre compte ici.',
    failed: "Erreur lors de la suppression de l'utilisateur",
  },
} satisfies Record<UserAct, ActWords>

/** By list. */
export const ACTS = { questions: QUESTION_ACTS, news: NEWS_ACTS, users: USER_ACTS }
