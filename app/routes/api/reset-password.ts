import { passwordResetSchema } from '../../../modules/identity/schemas'
import { answered, calls, failed, readJson } from '../../http/call.server'
import { site } from '../../modules.server'
import { INVALID_LINK } from '../account/words'

const { loader, action } = calls({
  async POST({ request }) {
    const reset = await site().identity.resetPassword(await readJson(request, passwordResetSchema))
    return reset.ok ? answered({ message: 'Mot de passe réinitialisé' }) : failed(400, INVALID_LINK)
  },
})
export { action, loader }
