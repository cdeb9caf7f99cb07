import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { answeredNews } from './news-calls.server'

const { loader, action } = operations('/api/admin/news/{id}/toggle-featured', {
  PUT: async ({ session, id }) =>
    answeredNews(await site().admin.setNewsFeatured(callerOf(session), id, 'toggle')),
})
export { action, loader }
