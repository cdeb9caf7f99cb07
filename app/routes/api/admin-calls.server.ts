import { failNotAdmin, failNotSignedIn } from '#app/http/call.server'

/** Who has been signed out, or is no admin any more, since his call began. */
export function failAct(code: 'signed-out' | 'not-admin'): Response {
  return code === 'signed-out' ? failNotSignedIn() : failNotAdmin()
}
