import { answered } from '../../http/call.server'
import { answeredList } from '../../http/list.server'
import { operations } from '../../http/operations.server'
import { callerOf } from '../../http/session.server'
import { site } from '../../modules.server'
import { failAct } from './admin-calls.server'

const { loader, action } = operations('/api/admin/news', {
  GET: async ({ slice }) => answeredList(await site().news.listAll({}, slice)),

  async POST({ session, body }) {
    const created = await site().admin.createNews(callerOf(session), body)
    return created.ok ? answered(created.value, { status: 201 }) : failAct(created.code)
  },
})
export { action, loader }
