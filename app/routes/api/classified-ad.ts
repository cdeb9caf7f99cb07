import { publicPage } from '../../http/cache'
import { answered, calls, requireCaller } from '../../http/call.server'
import { parseId } from '../../http/ids'
import { currentUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { failUnknownAd } from './ad-calls.server'

const { loader, action } = calls({
  async GET(args) {
    const user = await currentUser(args)
    const id = parseId(args.params.id)
    const ad = id && (await site().ads.find(id, user))
    return ad ? answered(ad, { headers: publicPage(user) }) : failUnknownAd()
  },

  async DELETE(args) {
    const user = await requireCaller(args)
    const id = parseId(args.params.id)
    const removed = id && (await site().ads.remove(id, user))
    return removed ? answered({ message: 'Annonce supprimée avec succès' }) : failUnknownAd()
  },
})
export { action, loader }
