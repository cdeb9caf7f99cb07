import { signIn, SIGN_IN_REFUSALS } from '#app/http/authenticator.server'
import { answered, failed } from '#app/http/call.server'
import { limitSignIn, tooManyForCall, Wait } from '#app/http/limits.server'
import { operations } from '#app/http/operations.server'
import { keepSession } from '#app/http/session.server'

const { loader, action } = operations('/api/login', {
  async POST({ request, context, body }) {
    const signedIn = await limitSignIn(context, body.username, () => signIn(request, body))
    if (signedIn instanceof Wait) return tooManyForCall(signedIn)
    if (!signedIn.ok) {
      const { status, message } = SIGN_IN_REFUSALS[signedIn.code]
      return failed(status, message)
    }
    const { user, token } = signedIn.value
    return answered(user, { cookies: [await keepSession(request, token)] })
  },
})
export { action, loader }
