import { answered } from '../../http/call.server'
import { operations } from '../../http/operations.server'
import { callerOf } from '../../http/session.server'
import { site } from '../../modules.server'
import { entityOf, failAdAct, readRevision } from './ad-calls.server'

const { loader, action } = operations('/api/admin/classified-ads/{id}', {
  async PUT({ request, session, id, body }) {
    const read = { id, ...readRevision(request) }
    const changed = await site().admin.changeAd(callerOf(session), read, body)
    return changed.ok ? answered(entityOf(changed.value)) : failAdAct(changed.code)
  },
})
export { action, loader }
