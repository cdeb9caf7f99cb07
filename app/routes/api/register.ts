import { answered } from '#app/http/call.server'
import { deviceOf } from '#app/http/device'
import { limitRegistration, tooManyForCall } from '#app/http/limits.server'
import { operations } from '#app/http/operations.server'
import { keepSession } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { failField } from '../account/refusals.server'

const { loader, action } = operations('/api/register', {
  async POST({ request, context, body }) {
    const wait = await limitRegistration(context)
    if (wait) return tooManyForCall(wait)
    const registered = await site().identity.register(body, deviceOf(request.headers.get('User-Agent')))
    if (!registered.ok) return failField(registered.code)
    site().security('registration', 'ok', { user: registered.value.user.id })
    const { user, token } = registered.value
    return answered(user, { status: 201, cookies: [await keepSession(request, token)] })
  },
})
export { action, loader }
