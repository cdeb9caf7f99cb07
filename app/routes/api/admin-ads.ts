import { answered } from '#app/http/call.server'
import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { entitiesOf, entityOf } from './ad-calls.server'
import { failAct } from './admin-calls.server'

const { loader, action } = operations('/api/admin/classified-ads', {
  GET: async ({ slice }) => answeredList(entitiesOf(await site().ads.listAll({}, slice))),

  async POST({ session, body }) {
    const created = await site().admin.createAd(callerOf(session), body)
    if (!created.ok) return failAct(created.code)
    return answered(entityOf(created.value), { status: 201 })
  },
})
export { action, loader }
