import { answered, failNotSignedIn } from '#app/http/call.server'
import { limitPasswordAgain, limitPasswordChange, tooManyForCall, Wait } from '#app/http/limits.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { failField } from '../account/refusals.server'
import { PASSWORD_CHANGED } from '../account/words'

const { loader, action } = operations('/api/profile/password', {
  async PUT({ context, session, body }) {
    const { user } = session
    const wait = await limitPasswordChange(user)
    if (wait) return tooManyForCall(wait)
    const changed = await limitPasswordAgain(context, user, () =>
      site().identity.changePassword(callerOf(session), body),
    )
    if (changed instanceof Wait) return tooManyForCall(changed)
    site().security('password-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    if (changed.ok) return answered({ message: PASSWORD_CHANGED })
    return changed.code === 'signed-out' ? failNotSignedIn() : failField(changed.code)
  },
})
export { action, loader }
