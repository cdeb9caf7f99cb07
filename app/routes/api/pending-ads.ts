import { answeredList } from '../../http/list.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'

const { loader, action } = operations('/api/classified-ads/pending', {
  GET: async ({ slice }) => answeredList(await site().ads.listPending(slice)),
})
export { action, loader }
