import { forgottenPasswordSchema } from '../../../modules/identity/schemas'
import { answered, calls, readJson } from '../../http/call.server'
import { site } from '../../modules.server'
import { LINK_SENT } from '../account/words'

const { loader, action } = calls({
  async POST({ request }) {
    const { email } = await readJson(request, forgottenPasswordSchema)
    await site().identity.requestPasswordReset(email)
    return answered({ message: LINK_SENT.text })
  },
})
export { action, loader }
