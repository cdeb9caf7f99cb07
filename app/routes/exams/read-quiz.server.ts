import { GRACE_SECONDS } from '#modules/exams/schemas'
import type { Failure } from '#app/islands/exam/failure'
import { seeOther } from '#app/http/redirect.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { leaveAttempt } from './leave-attempt.server'

const NOT_CLOSED: Failure = { intent: 'time-up', letter: null, reference: null }

/** The question that the address shows. Throws: 404 for no exam of this member, else where it leads. */
export async function readQuiz(userId: number, asked: { attemptId: number | null; number: number | null }) {
  const attempt =
    asked.attemptId === null ? null : await site().exams.findAttempt({ userId, attemptId: asked.attemptId })
  if (!attempt) throw new Response(null, { status: 404 })
  if (attempt.status === 'closed') throw await leaveAttempt(attempt)

  const { id, type, remainingSeconds, isOverdue, nextPosition, questions } = attempt
  const number = asked.number
  if (number === null || number > nextPosition)
    throw seeOther(paths.quiz({ type, attempt: id, q: nextPosition }))

  return {
    quiz: { attemptId: id, number, remainingSeconds, questions, failure: isOverdue ? NOT_CLOSED : null },
    refresh: {
      seconds: Math.ceil(remainingSeconds) + GRACE_SECONDS + 1,
      url: paths.quiz({ type, attempt: id, q: number }),
    },
  }
}
