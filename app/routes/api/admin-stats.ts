import { answered } from '../../http/call.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'

const { loader, action } = operations('/api/admin/stats', {
  GET: async () => answered(await site().admin.stats()),
})
export { action, loader }
