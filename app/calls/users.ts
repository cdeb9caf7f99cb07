import { USER_ACTS, type UserAct } from '#app/routes/admin/users/words'
import { site } from '#app/start/modules.server'
import { USER_NOT_FOUND } from '#app/text/words'
import { call } from './call'
import { message, user } from './entities'

export const userCalls = {
  'GET /api/admin/users': call({
    summary: 'Tous les utilisateurs, du plus récent au plus ancien',
    access: 'admin',
    isList: true,
    answer: user,
    handle: ({ slice }) => site().identity.list({}, slice),
  }),

  'DELETE /api/admin/users/{id}': call({
    ...act('delete'),
    summary: 'Supprimer un utilisateur et tout ce qui lui appartient',
    answer: message,
    async handle({ caller, id }) {
      const deleted = await site().admin.actOnUser(caller, 'delete', id)
      return deleted.ok ? { message: USER_ACTS.delete.done } : deleted
    },
  }),

  'PUT /api/admin/users/{id}/block': call({
    ...act('block'),
    summary: 'Bloquer un utilisateur et fermer toutes ses sessions',
    handle: ({ caller, id }) => site().admin.actOnUser(caller, 'block', id),
  }),

  'PUT /api/admin/users/{id}/unblock': call({
    ...act('unblock'),
    summary: 'Débloquer un utilisateur',
    handle: ({ caller, id }) => site().admin.actOnUser(caller, 'unblock', id),
  }),
}

function act(name: UserAct) {
  const { ownAccount, failed } = USER_ACTS[name]
  return {
    access: 'admin',
    unknown: USER_NOT_FOUND,
    answer: user,
    refusals: { 'own-account': { status: 409, message: ownAccount } },
    statuses: [409],
    unexpected: failed,
  } as const
}
