import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

const { loader, action } = operations('/api/admin/stats', {
  GET: async () => answered(await site().admin.stats()),
})
export { action, loader }
