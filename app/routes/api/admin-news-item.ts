import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { answeredNews } from './news-calls.server'

const { loader, action } = operations('/api/admin/news/{id}', {
  async PUT({ session, id, body }) {
    const updated = await site().admin.updateNews(callerOf(session), id, body)
    if (updated.ok) return answered(updated.value)
    if (updated.code === 'changed') throw new Error('No call says which state it has read')
    return answeredNews({ ok: false, code: updated.code })
  },

  async DELETE({ session, id }) {
    const deleted = await site().admin.deleteNews(callerOf(session), id)
    return deleted.ok ? answered({ message: 'Actualité supprimée avec succès' }) : answeredNews(deleted)
  },
})
export { action, loader }
