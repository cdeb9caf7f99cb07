import { site } from '#app/start/modules.server'
import { USER_MESSAGES, USER_NOT_FOUND } from '#app/text'
import { admin } from './call'
import { message, user } from './entities'

export const userCalls = {
  'GET /api/admin/users': admin({
    summary: 'Tous les utilisateurs, du plus récent au plus ancien',
    asksPassword: () => true,
    isList: true,
    answer: user,
  }).handle(({ slice }) => site().identity.members.list({}, slice)),

  'DELETE /api/admin/users/{id}': admin({
    ...outcomes(USER_MESSAGES.delete),
    summary: 'Supprimer un utilisateur et tout ce qui lui appartient',
    asksPassword: () => true,
    answer: message,
    show: () => ({ message: USER_MESSAGES.delete.done }),
  }).handle(({ caller, id }) => site().admin.users.act(caller, 'delete', id)),

  'PUT /api/admin/users/{id}/block': admin({
    ...outcomes(USER_MESSAGES.block),
    summary: 'Bloquer un utilisateur et fermer toutes ses sessions',
    answer: user,
  }).handle(({ caller, id }) => site().admin.users.act(caller, 'block', id)),

  'PUT /api/admin/users/{id}/unblock': admin({
    ...outcomes(USER_MESSAGES.unblock),
    summary: 'Débloquer un utilisateur',
    answer: user,
  }).handle(({ caller, id }) => site().admin.users.act(caller, 'unblock', id)),
}

function outcomes({ ownAccount, failed }: (typeof USER_MESSAGES)['block']) {
  const refusals = { 'own-account': { status: 409, message: ownAccount } }
  return { unknown: USER_NOT_FOUND, refusals, unexpected: failed }
}
