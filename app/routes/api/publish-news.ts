import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { answeredNews } from './news-calls.server'

const { loader, action } = operations('/api/admin/news/{id}/publish', {
  PUT: async ({ session, id }) =>
    answeredNews(await site().admin.setNewsPublished(callerOf(session), id, true)),
})
export { action, loader }
