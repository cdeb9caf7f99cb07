import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { USER_ACTS } from '../admin/users/words'
import { failUserAct } from './user-acts.server'

const { loader, action } = operations(
  '/api/admin/users/{id}/unblock',
  {
    async PUT({ session, id }) {
      const done = await site().admin.unblockUser(callerOf(session), id)
      return done.ok ? answered(done.value) : failUserAct('unblock', done.code)
    },
  },
  USER_ACTS.unblock.failed,
)
export { action, loader }
