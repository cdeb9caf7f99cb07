import { answered } from '#app/http/call.server'
import { limitPasswordReset, tooManyForCall } from '#app/http/limits.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'
import { LINK_SENT } from '../account/words'

const { loader, action } = operations('/api/forgot-password', {
  async POST({ context, body: { email } }) {
    const wait = await limitPasswordReset(context, email)
    if (wait) return tooManyForCall(wait)
    await site().identity.requestPasswordReset(email)
    site().security('password-reset-link', 'ok', { account: email })
    return answered({ message: LINK_SENT.text })
  },
})
export { action, loader }
