import { answered } from '../../http/call.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'
import { failUnknownAd } from './ad-calls.server'

const { loader, action } = operations('/api/classified-ads/{id}/mark-sold', {
  async PUT({ session, id }) {
    const ad = await site().ads.markSold(session.user.id, id)
    return ad ? answered(ad) : failUnknownAd()
  },
})
export { action, loader }
