import { answered } from '#app/http/call.server'
import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { failQuestion } from './question-calls.server'

const { loader, action } = operations('/api/questions', {
  GET: async ({ slice }) => answeredList(await site().exams.listQuestions(slice)),

  async POST({ session, body }) {
    const added = await site().admin.addQuestion(callerOf(session), body)
    return added.ok ? answered(added.value, { status: 201 }) : failQuestion(added.code)
  },
})
export { action, loader }
