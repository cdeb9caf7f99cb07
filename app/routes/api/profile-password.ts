import { passwordChangeSchema } from '../../../modules/identity/schemas'
import { answered, calls, failed, readJson, requireCallingSession } from '../../http/call.server'
import { limitPasswordAgain, tooManyForCall, Wait } from '../../http/limits.server'
import { site } from '../../modules.server'
import { PASSWORD_CHANGED, WRONG_PASSWORD } from '../account/words'

const { loader, action } = calls({
  async PUT(args) {
    const { user, token } = await requireCallingSession(args)
    const change = await readJson(args.request, passwordChangeSchema)
    const changed = await limitPasswordAgain(args.context, user, () =>
      site().identity.changePassword(user.id, change, token),
    )
    if (changed instanceof Wait) return tooManyForCall(changed)
    if (changed.ok) return answered({ message: PASSWORD_CHANGED })
    return failed(400, WRONG_PASSWORD, { currentPassword: [WRONG_PASSWORD] })
  },
})
export { action, loader }
