import { answered } from '../../http/call.server'
import { operations } from '../../http/operations.server'

const { loader, action } = operations('/api/user', {
  GET: ({ session }) => answered(session.user),
})
export { action, loader }
