import { registrationSchema } from '../../../modules/identity/schemas'
import { REGISTRATION_REFUSALS } from '../../http/authenticator.server'
import { answered, calls, failed, readJson } from '../../http/call.server'
import { limitRegistration, tooManyForCall } from '../../http/limits.server'
import { startSession } from '../../http/session.server'
import { site } from '../../modules.server'

const { loader, action } = calls({
  async POST({ request, context }) {
    const registration = await readJson(request, registrationSchema)
    const wait = await limitRegistration(context)
    if (wait) return tooManyForCall(wait)
    const registered = await site().identity.register(registration)
    if (!registered.ok) {
      const { field, message } = REGISTRATION_REFUSALS[registered.code]
      return failed(409, message, { [field]: [message] })
    }
    return answered(registered.value, {
      status: 201,
      cookies: [await startSession(request, registered.value)],
    })
  },
})
export { action, loader }
