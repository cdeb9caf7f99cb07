import { answered } from '#app/http/call.server'
import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { failAct } from './admin-calls.server'

const { loader, action } = operations('/api/admin/news', {
  GET: async ({ slice }) => answeredList(await site().news.listAll({}, slice)),

  async POST({ session, body }) {
    const created = await site().admin.createNews(callerOf(session), body)
    return created.ok ? answered(created.value, { status: 201 }) : failAct(created.code)
  },
})
export { action, loader }
