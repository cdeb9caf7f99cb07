import { answered, failed } from '../../http/call.server'
import { forgiveSignIns, noteReset } from '../../http/limits.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'
import { INVALID_LINK } from '../account/words'

const { loader, action } = operations('/api/reset-password', {
  async POST({ context, body }) {
    const reset = await site().identity.resetPassword(body)
    noteReset(reset)
    if (!reset.ok) return failed(400, INVALID_LINK)
    await forgiveSignIns(context, reset.value)
    return answered({ message: 'Mot de passe réinitialisé' })
  },
})
export { action, loader }
