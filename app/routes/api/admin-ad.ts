import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { entityOf, failAdAct } from './ad-calls.server'

const { loader, action } = operations('/api/admin/classified-ads/{id}', {
  async PUT({ session, id, query, body }) {
    const changed = await site().admin.changeAd(callerOf(session), { id, ...query }, body)
    return changed.ok ? answered(entityOf(changed.value)) : failAdAct(changed.code)
  },
})
export { action, loader }
