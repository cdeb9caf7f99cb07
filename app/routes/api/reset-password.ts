import { answered, failed } from '#app/http/call.server'
import { forgiveSignIns, noteReset } from '#app/http/limits.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'
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
