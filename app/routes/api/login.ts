import { loginSchema } from '../../../modules/identity/schemas'
import { signIn, SIGN_IN_REFUSALS } from '../../http/authenticator.server'
import { answered, calls, failed, readJson } from '../../http/call.server'
import { limitSignIn, tooManyForCall, Wait } from '../../http/limits.server'
import { keepSession } from '../../http/session.server'

const { loader, action } = calls({
  async POST({ request, context }) {
    const credentials = await readJson(request, loginSchema)
    const signedIn = await limitSignIn(context, credentials.username, () => signIn(request, credentials))
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
