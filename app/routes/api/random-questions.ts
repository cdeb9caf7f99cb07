import type { Exams } from '#modules/exams'
import { answered, failed } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'
import { LOCKED, NOT_ENOUGH_QUESTIONS } from '../exams/words'

const { loader, action } = operations('/api/questions/random/{count}', {
  async GET({ session: { user }, path: { count }, query: { type } }) {
    const drawn = await site().exams.drawQuestions(user.id, type, count)
    if (!drawn.ok) {
      const { status, message } = REFUSALS[drawn.code]
      return failed(status, message)
    }
    return answered(drawn.value)
  },
})
export { action, loader }

type Refusal = Extract<Awaited<ReturnType<Exams['drawQuestions']>>, { ok: false }>['code']

const REFUSALS = {
  locked: { status: 403, message: LOCKED },
  'not-enough-questions': { status: 409, message: NOT_ENOUGH_QUESTIONS },
} as const satisfies Record<Refusal, { status: number; message: string }>
