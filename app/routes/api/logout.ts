import { answered } from '../../http/call.server'
import { operations } from '../../http/operations.server'
import { endSession } from '../../http/session.server'

const { loader, action } = operations('/api/logout', {
  POST: async ({ request }) =>
    answered({ message: 'Vous êtes déconnecté.' }, { cookies: [await endSession(request)] }),
})
export { action, loader }
