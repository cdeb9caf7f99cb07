import { byId, defineAction } from '#app/http/actions'
import { RESEND_REFUSALS } from '#app/text'

export const MAIL_ACTIONS = {
  resend: defineAction({
    label: 'Renvoyer',
    find: byId,
    run: ({ admin }, by, { id }) => admin.mails.resend(by, id),
    done: "Email remis dans la file : il part dans l'instant",
    refused: RESEND_REFUSALS,
    failed: "Impossible de renvoyer l'email",
  }),

  delete: defineAction({
    label: 'Supprimer',
    find: byId,
    run: ({ admin }, by, { id }) => admin.mails.delete(by, id),
    done: 'Email supprimé',
    refused: {},
    failed: "Impossible de supprimer l'email",
  }),
}
