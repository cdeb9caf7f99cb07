import { profileSchema } from '../../../modules/identity/schemas'
import {
  answered,
  calls,
  failNotSignedIn,
  readJson,
  requireCaller,
  requireCallingSession,
} from '../../http/call.server'
import { limitEmailChange, tooManyForCall } from '../../http/limits.server'
import { site } from '../../modules.server'
import { failField } from '../account/refusals.server'

const { loader, action } = calls({
  GET: async (args) => answered(await requireCaller(args)),

  async PUT(args) {
    const { user, token } = await requireCallingSession(args)
    const profile = await readJson(args.request, profileSchema)
    const wait = profile.email === user.email ? undefined : await limitEmailChange(args.context, user)
    if (wait) return tooManyForCall(wait)
    const changed = await site().identity.changeProfile({ userId: user.id, token }, profile)
    if (changed.ok) return answered(changed.value)
    return changed.code === 'signed-out' ? failNotSignedIn() : failField(changed.code)
  },
})
export { action, loader }
