import { passwordChangeSchema } from '../../../modules/identity/schemas'
import { answered, calls, failNotSignedIn, readJson, requireCallingSession } from '../../http/call.server'
import { limitPasswordAgain, limitPasswordChange, tooManyForCall, Wait } from '../../http/limits.server'
import { site } from '../../modules.server'
import { failField } from '../account/refusals.server'
import { PASSWORD_CHANGED } from '../account/words'

const { loader, action } = calls({
  async PUT(args) {
    const { user, token } = await requireCallingSession(args)
    const change = await readJson(args.request, passwordChangeSchema)
    const wait = await limitPasswordChange(user)
    if (wait) return tooManyForCall(wait)
    const changed = await limitPasswordAgain(args.context, user, () =>
      site().identity.changePassword({ userId: user.id, token }, change),
    )
    if (changed instanceof Wait) return tooManyForCall(changed)
    if (changed.ok) return answered({ message: PASSWORD_CHANGED })
    return changed.code === 'signed-out' ? failNotSignedIn() : failField(changed.code)
  },
})
export { action, loader }
