import type { Exams } from '#modules/exams'
import { answered, failed, failNotSignedIn } from '#app/http/call.server'
import { limitResults, tooManyForCall } from '#app/http/limits.server'
import { answeredList } from '#app/http/list.server'
import { callerOf } from '#app/http/session.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'
import { LOCKED } from '../exams/words'

const { loader, action } = operations('/api/exam-results', {
  GET: async ({ session, slice }) => answeredList(await site().exams.listResults(session.user.id, slice)),

  async POST({ session, body }) {
    const wait = await limitResults(session.user)
    if (wait) return tooManyForCall(wait)
    const recorded = await site().exams.recordResult(callerOf(session), body)
    if (!recorded.ok) return REFUSALS[recorded.code]()
    return answered(recorded.value, { status: 201 })
  },
})
export { action, loader }

type Refusal = Extract<Awaited<ReturnType<Exams['recordResult']>>, { ok: false }>['code']

const UNKNOWN_QUESTION = "Une des questions n'existe pas ou n'existe plus"

const REFUSALS = {
  'signed-out': failNotSignedIn,
  locked: () => failed(403, LOCKED),
  'unknown-question': () => failed(400, UNKNOWN_QUESTION, { answers: [UNKNOWN_QUESTION] }),
} satisfies Record<Refusal, () => Response>
