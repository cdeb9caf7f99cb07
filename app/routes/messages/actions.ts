import { byId, defineAction } from '#app/http/actions'
import type { ConversationAct } from '#app/paths'

export const CONVERSATION_ACTIONS = {
  block: defineAction({
    label: 'Bloquer',
    find: byId,
    run: ({ ads }, by, { id }) => ads.messages.setBlocking(by, id, true),
    done: {
      kind: 'success',
      title: 'Membre bloqué',
      text: "Aucun de vous deux ne peut plus écrire à l'autre. Vous pouvez débloquer ce membre ici.",
    },
    refused: {},
  }),

  'mark-unread': defineAction({
    label: 'Marquer comme non lu',
    find: byId,
    run: ({ ads }, by, { id }) => ads.messages.markUnread(by, id),
    done: { kind: 'success', title: 'Conversation marquée comme non lue' },
    refused: {},
  }),

  unblock: defineAction({
    label: 'Débloquer',
    find: byId,
    run: ({ ads }, by, { id }) => ads.messages.setBlocking(by, id, false),
    done: { kind: 'success', title: 'Membre débloqué', text: 'Vous pouvez de nouveau vous écrire.' },
    refused: {},
  }),
} satisfies Record<ConversationAct, unknown>
