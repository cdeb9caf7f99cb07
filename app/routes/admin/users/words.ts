import { choicesOf } from '#app/ui/forms/choices'

/** The act, the sentence of what was done, of what an admin may not do to himself, and of what failed. */
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
} satisfies Record<string, { done: string; ownAccount: string; failed: string }>

export type UserAct = keyof typeof USER_ACTS

/** What the list offers to choose from. */
export const USER_LISTS = {
  role: ['admin', 'member'],
  state: ['active', 'blocked'],
  sort: ['recent', 'oldest', 'name'],
} as const

export const USER_FILTERS = {
  label: 'Filtrer les utilisateurs',
  searched: 'Nom ou email',
  selects: [
    {
      name: 'role',
      label: 'Rôle',
      options: choicesOf({ '': 'Tous', admin: 'Admins', member: 'Utilisateurs' } satisfies Choices<'role'>),
    },
    {
      name: 'state',
      label: 'Statut',
      options: choicesOf({ '': 'Tous', active: 'Actifs', blocked: 'Bloqués' } satisfies Choices<'state'>),
    },
  ],
  sorts: choicesOf({ recent: 'Les plus récents', oldest: 'Les plus anciens', name: 'Nom' }),
}

type Choices<Name extends keyof typeof USER_LISTS> = Record<'' | (typeof USER_LISTS)[Name][number], string>
