import { answered, failNotSignedIn } from '#app/http/call.server'
import { limitEmailChange, tooManyForCall } from '#app/http/limits.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { failField } from '../account/refusals.server'

const { loader, action } = operations('/api/profile', {
  GET: ({ session }) => answered(session.user),

  async PUT({ context, session, body }) {
    const { user } = session
    const { email, ...names } = body
    const isNewEmail = email !== user.email
    const wait = isNewEmail ? await limitEmailChange(context, user) : undefined
    if (wait) return tooManyForCall(wait)
    const changed = await site().identity.changeProfile(callerOf(session), isNewEmail ? body : names)
    site().security('profile-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    if (changed.ok) return answered(changed.value)
    return changed.code === 'signed-out' ? failNotSignedIn() : failField(changed.code)
  },
})
export { action, loader }
