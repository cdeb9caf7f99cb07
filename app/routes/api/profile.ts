import { profileSchema } from '../../../modules/identity/schemas'
import { REGISTRATION_REFUSALS } from '../../http/authenticator.server'
import { answered, calls, failed, readJson, requireCaller } from '../../http/call.server'
import { site } from '../../modules.server'

const { loader, action } = calls({
  GET: async (args) => answered(await requireCaller(args)),

  async PUT(args) {
    const { id } = await requireCaller(args)
    const changed = await site().identity.changeProfile(id, await readJson(args.request, profileSchema))
    if (changed.ok) return answered(changed.value)
    const { field, message } = REGISTRATION_REFUSALS[changed.code]
    return failed(409, message, { [field]: [message] })
  },
})
export { action, loader }
