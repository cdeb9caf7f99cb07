import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

const { loader, action } = operations('/api/admin/users', {
  GET: async ({ slice }) => answeredList(await site().identity.list({}, slice)),
})
export { action, loader }
