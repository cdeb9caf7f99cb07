import type { z } from 'zod'
import type { UserAct } from '#modules/admin'
import { userActSchema, userWordsSchema } from '#modules/admin/schemas'
import type { Caller, User } from '#modules/identity'
import { approvalSchema } from '#modules/identity/schemas'
import type { Flash } from '#app/http'
import { byId, defineAction } from '#app/http/actions'
import { paths } from '#app/paths'
import type { Site } from '#app/start/modules.server'
import { APPROVED_GUNSMITH, fullName, rejectWaiting, USER_MESSAGES } from '#app/text'

/** `own` is the message for admins who try the action on themselves. */
const on = (act: UserAct, own: string) => ({
  find: ({ identity }: Site, id: number) => identity.members.find(id),
  refuse: ({ id }: User, user: User) => (id === user.id ? own : null),
  run: ({ admin }: Site, by: Caller, { id }: User, { reason }: z.output<typeof userActSchema>) =>
    admin.users.act(by, act, id, reason),
  refused: { 'own-account': own },
  subject: (user: User) => `« ${user.username} » (${fullName(user)})`,
})

const { block, unblock, delete: deletion } = USER_MESSAGES

export const USER_ACTIONS = {
  warn: defineAction({
    label: 'Avertir',
    ...on('warn', 'Vous ne pouvez pas vous avertir vous-même.'),
    confirmation: {
      title: 'Avertir cet utilisateur ?',
      variant: 'primary',
      asks: 'warning',
      about: 'reçoit votre message par email. Son compte et ses annonces ne changent pas.',
    },
    schema: userWordsSchema,
    done: 'Avertissement envoyé par email',
    failed: "Erreur lors de l'envoi de l'avertissement",
  }),

  note: defineAction({
    label: 'Noter',
    ...on('note', 'Vous ne pouvez pas prendre de note sur vous-même.'),
    confirmation: {
      title: 'Prendre une note sur cet utilisateur',
      name: 'Enregistrer la note',
      variant: 'primary',
      asks: 'note',
      about: "n'en est pas prévenu, et son compte ne change pas.",
    },
    schema: userWordsSchema,
    done: 'Note enregistrée',
    failed: "Erreur lors de l'enregistrement de la note",
  }),

  block: defineAction({
    label: 'Bloquer',
    ...on('block', block.ownAccount),
    confirmation: {
      title: 'Bloquer cet utilisateur ?',
      variant: 'danger',
      asks: 'mailed-reason',
      about:
        'perd tout de suite ses sessions, et ses annonces quittent le site. Un email le lui apprend. Vous pourrez débloquer ce compte.',
    },
    schema: userActSchema,
    done: (_, { id }, site) => toBlockedMessage(site, id),
    failed: block.failed,
  }),

  unblock: defineAction({
    label: 'Débloquer',
    ...on('unblock', unblock.ownAccount),
    done: unblock.done,
    failed: unblock.failed,
  }),

  promote: defineAction({
    label: 'Nommer admin',
    asksPassword: true,
    ...on('promote', 'Vous êtes déjà administrateur.'),
    confirmation: {
      crumb: 'Nommer administrateur',
      title: 'Nommer cet utilisateur administrateur ?',
      name: 'Nommer administrateur',
      asks: 'reason',
      variant: 'primary',
      about: 'pourra tout faire dans ce panel, y compris vous retirer vos droits.',
    },
    schema: userActSchema,
    done: 'Utilisateur nommé administrateur avec succès',
    failed: "Erreur lors de la nomination de l'administrateur",
  }),

  demote: defineAction({
    label: 'Retirer les droits',
    ...on('demote', "Vous ne pouvez pas vous retirer vos propres droits d'administrateur."),
    confirmation: {
      title: "Retirer ses droits d'administrateur ?",
      name: 'Retirer ses droits',
      asks: 'reason',
      variant: 'danger',
      about: 'ne pourra plus rien faire dans ce panel.',
    },
    schema: userActSchema,
    done: "Droits d'administrateur retirés avec succès",
    failed: "Erreur lors du retrait des droits d'administrateur",
  }),

  'reset-second-factor': defineAction({
    label: 'Retirer la double authentification',
    asksPassword: true,
    ...on('reset-second-factor', 'Vous désactivez votre propre double authentification dans votre profil.'),
    confirmation: {
      crumb: 'Double authentification',
      title: 'Retirer sa double authentification ?',
      asks: 'reason',
      variant: 'danger',
      about:
        "pourra se connecter avec son mot de passe seul. Un email le lui apprend. Assurez-vous d'abord que la demande vient bien de cette personne.",
    },
    schema: userActSchema,
    done: 'Double authentification retirée avec succès',
    failed: 'Erreur lors du retrait de la double authentification',
  }),

  delete: defineAction({
    label: 'Supprimer',
    asksPassword: true,
    ...on('delete', deletion.ownAccount),
    confirmation: {
      title: 'Supprimer cet utilisateur ?',
      name: "Supprimer l'utilisateur",
      variant: 'danger',
      about:
        'perd son compte, et avec lui ses examens, ses résultats et ses annonces. Un email le lui apprend. Cette action est irréversible.',
    },
    done: deletion.done,
    failed: deletion.failed,
  }),
} satisfies Record<UserAct, unknown>

const onApproval = {
  find: byId,
  refused: {},
  failed: "Erreur lors de l'enregistrement de l'agrément",
}

export const APPROVAL_ACTIONS = {
  save: defineAction({
    label: 'Enregistrer',
    ...onApproval,
    schema: approvalSchema,
    run: ({ admin }, by, { id }, { approvalNumber }) => admin.users.setApprovalNumber(by, id, approvalNumber),
    done: `« ${APPROVED_GUNSMITH} » figure sur ses annonces`,
  }),

  remove: defineAction({
    label: "Retirer l'agrément",
    ...onApproval,
    run: ({ admin }, by, { id }) => admin.users.setApprovalNumber(by, id, null),
    done: `« ${APPROVED_GUNSMITH} » ne figure plus sur ses annonces`,
  }),
}

async function toBlockedMessage({ ads }: Site, membre: number): Promise<Flash> {
  const { waitingAds } = await ads.moderation.countByOwner(membre)
  const href = paths.admin.bulkAds({ act: 'reject', membre })
  const link = waitingAds > 0 ? { href, label: rejectWaiting(waitingAds) } : undefined
  return { kind: 'success', title: 'Succès', text: block.done, link }
}
