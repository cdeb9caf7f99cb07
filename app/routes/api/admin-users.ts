import { answeredList } from '../../http/list.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'

const { loader, action } = operations('/api/admin/users', {
  GET: async ({ slice }) => answeredList(await site().identity.list({}, slice)),
})
export { action, loader }
