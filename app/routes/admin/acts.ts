import type { AdAct, BinAct, NewsAct, UserAct } from '#app/paths'
import { AD_DELETED, AD_NOT_DELETED } from '#app/text/ads'
import { QUESTION_DELETED } from '#app/text/questions'
import { USER_MESSAGES } from '#app/text/users'

/** What is said before and after an act on a user, an ad, an item of the news, a question or what lies in the bin. */
export type ActWords = {
  done: string
  failed: string
  /** Said to admins who try it on themselves. */
  ownAccount?: string
  /** Grave: the admin gives their password again first. */
  asksPassword?: true
  /** Of an act that asks first; another one happens at once. */
  asks?: Asks
}

type Asks = {
  /** In the breadcrumb. */
  here: string
  title: string
  button: string
  variant: 'primary' | 'danger'
  /** A reason may be given, for the log. */
  takesReason?: boolean
}

export const QUESTION_ACTS = {
  delete: {
    done: QUESTION_DELETED,
    failed: 'Impossible de supprimer la question',
    asks: {
      here: 'Supprimer',
      title: 'Êtes-vous sûr de vouloir supprimer cette question ?',
      button: 'Supprimer la question',
      variant: 'danger',
    },
  },
} satisfies Record<'delete', ActWords>

export const NEWS_ACTS = {
  publish: { done: 'Actualité publiée', failed: "Erreur lors de la publication de l'actualité" },
  unpublish: { done: 'Actualité dépubliée', failed: "Erreur lors de la dépublication de l'actualité" },
  unschedule: { done: 'Programmation annulée', failed: "Erreur lors de l'annulation de la programmation" },
  feature: { done: 'Statut à la une modifié', failed: 'Erreur lors de la modification du statut à la une' },
  unfeature: { done: 'Statut à la une modifié', failed: 'Erreur lors de la modification du statut à la une' },
  delete: {
    done: 'Actualité supprimée avec succès',
    failed: "Erreur lors de la suppression de l'actualité",
    asks: {
      here: 'Supprimer',
      title: 'Supprimer cette actualité ?',
      button: "Supprimer l'actualité",
      variant: 'danger',
    },
  },
} satisfies Record<NewsAct, ActWords>

/** To approve one takes a page of its own. */
const AD_ACTS = {
  hide: {
    done: 'Annonce masquée : son auteur est prévenu par email',
    failed: "Impossible de masquer l'annonce",
    asks: {
      here: 'Masquer',
      title: 'Masquer cette annonce ?',
      button: "Masquer l'annonce",
      variant: 'danger',
    },
  },
  show: {
    done: 'Annonce affichée de nouveau : son auteur est prévenu par email',
    failed: "Impossible d'afficher l'annonce",
    asks: {
      here: 'Afficher de nouveau',
      title: 'Afficher de nouveau cette annonce ?',
      button: "Afficher de nouveau l'annonce",
      variant: 'primary',
    },
  },
  delete: {
    done: AD_DELETED,
    failed: AD_NOT_DELETED,
    asks: {
      here: 'Supprimer',
      title: 'Supprimer cette annonce ?',
      button: "Supprimer l'annonce",
      variant: 'danger',
    },
  },
} satisfies Record<Exclude<AdAct, 'approve'>, ActWords>

export const USER_ACTS = {
  block: {
    ...USER_MESSAGES.block,
    asks: {
      here: 'Bloquer',
      title: 'Bloquer cet utilisateur ?',
      button: 'Bloquer',
      variant: 'danger',
      takesReason: true,
    },
  },
  unblock: USER_MESSAGES.unblock,
  promote: {
    done: 'Utilisateur nommé administrateur avec succès',
    ownAccount: 'Vous êtes déjà administrateur.',
    asksPassword: true,
    failed: "Erreur lors de la nomination de l'administrateur",
    asks: {
      here: 'Nommer administrateur',
      title: 'Nommer cet utilisateur administrateur ?',
      button: 'Nommer administrateur',
      variant: 'primary',
      takesReason: true,
    },
  },
  demote: {
    done: "Droits d'administrateur retirés avec succès",
    ownAccount: "Vous ne pouvez pas vous retirer vos propres droits d'administrateur.",
    failed: "Erreur lors du retrait des droits d'administrateur",
    asks: {
      here: 'Retirer les droits',
      title: "Retirer ses droits d'administrateur ?",
      button: 'Retirer ses droits',
      variant: 'danger',
      takesReason: true,
    },
  },
  'reset-second-factor': {
    done: 'Double authentification retirée avec succès',
    ownAccount: 'Vous désactivez votre propre double authentification dans votre profil.',
    asksPassword: true,
    failed: 'Erreur lors du retrait de la double authentification',
    asks: {
      here: 'Double authentification',
      title: 'Retirer sa double authentification ?',
      button: 'Retirer la double authentification',
      variant: 'danger',
      takesReason: true,
    },
  },
  delete: {
    ...USER_MESSAGES.delete,
    asksPassword: true,
    asks: {
      here: 'Supprimer',
      title: 'Supprimer cet utilisateur ?',
      button: "Supprimer l'utilisateur",
      variant: 'danger',
    },
  },
} satisfies Record<UserAct, ActWords>

export const BIN_ACTS = {
  restore: { done: 'Élément restauré', failed: "Impossible de restaurer l'élément" },
  erase: {
    done: 'Élément supprimé définitivement',
    failed: "Impossible de supprimer l'élément",
    asks: {
      here: 'Supprimer définitivement',
      title: 'Supprimer définitivement cet élément ?',
      button: 'Supprimer définitivement',
      variant: 'danger',
    },
  },
} satisfies Record<BinAct, ActWords>

/** By list. */
export const ACTS: Record<'questions' | 'news' | 'ads' | 'users' | 'bin', Record<string, ActWords>> = {
  questions: QUESTION_ACTS,
  news: NEWS_ACTS,
  ads: AD_ACTS,
  users: USER_ACTS,
  bin: BIN_ACTS,
}
