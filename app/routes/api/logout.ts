import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { endSession } from '#app/http/session.server'

const { loader, action } = operations('/api/logout', {
  POST: async ({ request }) =>
    answered({ message: 'Vous êtes déconnecté.' }, { cookies: [await endSession(request)] }),
})
export { action, loader }
