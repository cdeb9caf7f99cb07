import { forgottenPasswordSchema } from '../../../modules/identity/schemas'
import { answered, calls, readJson } from '../../http/call.server'
import { limitPasswordReset, tooManyForCall } from '../../http/limits.server'
import { site } from '../../modules.server'
import { LINK_SENT } from '../account/words'

const { loader, action } = calls({
  async POST({ request, context }) {
    const { email } = await readJson(request, forgottenPasswordSchema)
    const wait = await limitPasswordReset(context, email)
    if (wait) return tooManyForCall(wait)
    await site().identity.requestPasswordReset(email)
    return answered({ message: LINK_SENT.text })
  },
})
export { action, loader }
