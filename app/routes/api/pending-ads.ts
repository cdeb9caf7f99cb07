import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

const { loader, action } = operations('/api/classified-ads/pending', {
  GET: async ({ slice }) => answeredList(await site().ads.listPending(slice)),
})
export { action, loader }
