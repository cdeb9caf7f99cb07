import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { USER_ACTS } from '../admin/users/words'
import { failUserAct } from './user-acts.server'

const { done, failed } = USER_ACTS.delete

const { loader, action } = operations(
  '/api/admin/users/{id}',
  {
    async DELETE({ session, id }) {
      const deleted = await site().admin.deleteUser(callerOf(session), id)
      return deleted.ok ? answered({ message: done }) : failUserAct('delete', deleted.code)
    },
  },
  failed,
)
export { action, loader }
