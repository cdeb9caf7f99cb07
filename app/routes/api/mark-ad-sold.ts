import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'
import { failUnknownAd } from './ad-calls.server'

const { loader, action } = operations('/api/classified-ads/{id}/mark-sold', {
  async PUT({ session, id }) {
    const ad = await site().ads.markSold(session.user.id, id)
    return ad ? answered(ad) : failUnknownAd()
  },
})
export { action, loader }
