import type { UserAct } from '#app/paths'
import { USER_ACTS } from '#app/routes/admin/acts'
import { site } from '#app/start/modules.server'
import { USER_NOT_FOUND } from '#app/text/words'
import { shownUser } from './accounts'
import { admin } from './call'
import { message, user } from './entities'

export const userCalls = {
  'GET /api/admin/users': admin({
    summary: 'Tous les utilisateurs, du plus récent au plus ancien',
    asksPassword: () => true,
    isList: true,
    answer: user,
    show: shownUser,
    handle: ({ slice }) => site().identity.members.list({}, slice),
  }),

  'DELETE /api/admin/users/{id}': admin({
    ...wordsOf('delete'),
    summary: 'Supprimer un utilisateur et tout ce qui lui appartient',
    asksPassword: () => true,
    answer: message,
    show: () => ({ message: USER_ACTS.delete.done }),
    handle: ({ caller, id }) => site().admin.users.act(caller, 'delete', id),
  }),

  'PUT /api/admin/users/{id}/block': admin({
    ...wordsOf('block'),
    summary: 'Bloquer un utilisateur et fermer toutes ses sessions',
    answer: user,
    show: shownUser,
    handle: ({ caller, id }) => site().admin.users.act(caller, 'block', id),
  }),

  'PUT /api/admin/users/{id}/unblock': admin({
    ...wordsOf('unblock'),
    summary: 'Débloquer un utilisateur',
    answer: user,
    show: shownUser,
    handle: ({ caller, id }) => site().admin.users.act(caller, 'unblock', id),
  }),
}

function wordsOf(name: UserAct) {
  const { ownAccount, failed } = USER_ACTS[name]
  const refusals = { 'own-account': { status: 409, message: ownAccount } }
  return { unknown: USER_NOT_FOUND, refusals, unexpected: failed }
}
