import { answered } from '../../http/call.server'
import { deviceOf } from '../../http/device'
import { limitRegistration, tooManyForCall } from '../../http/limits.server'
import { operations } from '../../http/operations.server'
import { keepSession } from '../../http/session.server'
import { site } from '../../modules.server'
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
