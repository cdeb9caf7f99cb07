import { answered } from '../../http/call.server'
import { operations } from '../../http/operations.server'
import { callerOf } from '../../http/session.server'
import { site } from '../../modules.server'
import { failAct } from './admin-calls.server'
import { failUnknownAd } from './ad-calls.server'

const { loader, action } = operations('/api/classified-ads/{id}/approve', {
  async PUT({ session, id }) {
    const approved = await site().admin.approveAd(callerOf(session), id)
    if (approved.ok) return answered(approved.value)
    return approved.code === 'not-found' ? failUnknownAd() : failAct(approved.code)
  },
})
export { action, loader }
