import { answered, calls, requireCaller } from '../../http/call.server'
import { parseId } from '../../http/ids'
import { site } from '../../modules.server'
import { failUnknownAd } from './ad-calls.server'

const { loader, action } = calls({
  async PUT(args) {
    const user = await requireCaller(args)
    const id = parseId(args.params.id)
    const ad = id && (await site().ads.markSold(user.id, id))
    return ad ? answered(ad) : failUnknownAd()
  },
})
export { action, loader }
