import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'

const { loader, action } = operations('/api/user', {
  GET: ({ session }) => answered(session.user),
})
export { action, loader }
