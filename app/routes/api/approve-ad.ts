import { answered, calls, requireAdminCaller } from '../../http/call.server'
import { parseId } from '../../http/ids'
import { site } from '../../modules.server'
import { failUnknownAd } from './ad-calls.server'

const { loader, action } = calls({
  async PUT(args) {
    await requireAdminCaller(args)
    const id = parseId(args.params.id)
    const ad = id && (await site().ads.approve(id))
    return ad ? answered(ad) : failUnknownAd()
  },
})
export { action, loader }
