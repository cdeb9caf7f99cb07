import { publicPage } from '#app/http/cache'
import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_DELETED } from '../ads/words'
import { failAdAct, failUnknownAd } from './ad-calls.server'

const { loader, action } = operations('/api/classified-ads/{id}', {
  async GET({ session, id }) {
    const user = session?.user ?? null
    const ad = await site().ads.find(id, user)
    return ad ? answered(ad, { headers: publicPage(user) }) : failUnknownAd()
  },

  async DELETE({ session, id }) {
    const { ads, admin } = site()
    const { user } = session
    const ad = await ads.findRemovable(id, user)
    if (!ad) return failUnknownAd()
    if (user.isAdmin) {
      const deleted = await admin.deleteAd(callerOf(session), id)
      if (!deleted.ok) return failAdAct(deleted.code)
    } else if (!(await ads.remove(id, user))) return failUnknownAd()
    return answered({ message: AD_DELETED })
  },
})
export { action, loader }
