import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { entityOf, failAdAct } from './ad-calls.server'

const { loader, action } = operations('/api/classified-ads/{id}/approve', {
  async PUT({ session, id, query }) {
    const approved = await site().admin.approveAd(callerOf(session), { id, ...query })
    return approved.ok ? answered(entityOf(approved.value)) : failAdAct(approved.code)
  },
})
export { action, loader }
