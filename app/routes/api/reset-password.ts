import { passwordResetSchema } from '../../../modules/identity/schemas'
import { answered, calls, failed, readJson } from '../../http/call.server'
import { forgiveSignIns } from '../../http/limits.server'
import { site } from '../../modules.server'
import { INVALID_LINK } from '../account/words'

const { loader, action } = calls({
  async POST({ request, context }) {
    const reset = await site().identity.resetPassword(await readJson(request, passwordResetSchema))
    if (!reset.ok) return failed(400, INVALID_LINK)
    await forgiveSignIns(context, reset.value)
    return answered({ message: 'Mot de passe réinitialisé' })
  },
})
export { action, loader }
