import { registrationSchema } from '../../../modules/identity/schemas'
import { answered, calls, readJson } from '../../http/call.server'
import { deviceOf } from '../../http/device'
import { limitRegistration, tooManyForCall } from '../../http/limits.server'
import { keepSession } from '../../http/session.server'
import { site } from '../../modules.server'
import { failField } from '../account/refusals.server'

const { loader, action } = calls({
  async POST({ request, context }) {
    const registration = await readJson(request, registrationSchema)
    const wait = await limitRegistration(context)
    if (wait) return tooManyForCall(wait)
    const device = deviceOf(request.headers.get('User-Agent'))
    const registered = await site().identity.register(registration, device)
    if (!registered.ok) return failField(registered.code)
    const { user, token } = registered.value
    return answered(user, { status: 201, cookies: [await keepSession(request, token)] })
  },
})
export { action, loader }
