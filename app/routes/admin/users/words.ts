import type { UserAct } from '#app/paths'

/** What the buttons of the list say when they have acted on a user. */
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
    failed: "Erreur lors de la nomination de l'administrateur",
  },
  demote: {
    done: "Droits d'administrateur retirés avec succès",
    ownAccount: "Vous ne pouvez pas vous retirer vos propres droits d'administrateur.",
    failed: "Erreur lors du retrait des droits d'administrateur",
  },
  delete: {
    done: 'Utilisateur supprimé avec succès',
    ownAccount: 'Vous ne pouvez pas supprimer votre propre compte ici.',
    failed: "Erreur lors de la suppression de l'utilisateur",
  },
} as const satisfies Record<UserAct, unknown>

export type { UserAct }
