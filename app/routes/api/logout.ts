import { answered, calls } from '../../http/call.server'
import { endSession } from '../../http/session.server'

const { loader, action } = calls({
  POST: async ({ request }) =>
    answered({ message: 'Vous êtes déconnecté.' }, { cookies: [await endSession(request)] }),
})
export { action, loader }
