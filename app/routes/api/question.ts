import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { QUESTION_WORDS } from '../admin/questions/words'
import { failQuestion } from './question-calls.server'

const { loader, action } = operations('/api/questions/{id}', {
  async PUT({ session, id, body }) {
    const revised = await site().admin.reviseQuestion(callerOf(session), id, body)
    return revised.ok ? answered(revised.value.question) : failQuestion(revised.code)
  },

  async DELETE({ session, id }) {
    const deleted = await site().admin.deleteQuestion(callerOf(session), id)
    return deleted.ok ? answered({ message: QUESTION_WORDS.deleted }) : failQuestion(deleted.code)
  },
})
export { action, loader }
