/** The error page recognises the 403 of admin pages by this body. */
export const ADMINS_ONLY = 'Accès refusé'

export const USER_MESSAGES = {
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
  delete: {
    done: 'Utilisateur supprimé avec succès',
    ownAccount: 'Vous ne pouvez pas supprimer votre propre compte ici.',
    failed: "Erreur lors de la suppression de l'utilisateur",
  },
}
