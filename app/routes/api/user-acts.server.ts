import { failed } from '#app/http/call.server'
import { USER_ACTS, type UserAct } from '../admin/users/words'
import { failAct } from './admin-calls.server'
import { USER_NOT_FOUND } from '#app/text/not-found-words'

type Code = 'not-found' | 'own-account' | 'signed-out' | 'not-admin'

export function failUserAct(what: UserAct, code: Code): Response {
  switch (code) {
    case 'not-found':
      return failed(404, USER_NOT_FOUND)
    case 'own-account':
      return failed(409, USER_ACTS[what].ownAccount)
    default:
      return failAct(code)
  }
}
