import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { ClosedAttempt, OwnAttempt } from '#modules/exams'
import { EXAMS, letterSchema } from '#modules/exams/schemas'
import { answered, calls, failed, readJson, requireCallingSession } from '#app/http/call.server'
import { parseId } from '#app/http/address'
import { site } from '#app/start/modules.server'
import { leaveAttempt } from './attempts.server'

const MALFORMED = 'La liste des réponses est mal formée'

const schema = z.object({
  answers: z
    .array(
      z.object(
        {
          number: z.int(MALFORMED).min(1, MALFORMED),
          userAnswer: letterSchema,
          /** When it was chosen, by the candidate's clock. */
          secondsLeft: z
            .number(MALFORMED)
            .min(0, MALFORMED)
            .max(EXAMS.official.seconds, MALFORMED)
            .optional(),
        },
        MALFORMED,
      ),
      MALFORMED,
    )
    .max(EXAMS.official.questions, MALFORMED),
})

/**
 * Reads and saves the answers of an exam in progress, for the page's script. Answers 409 with the next location
 * once the exam is over. If a newer answer is stored than the one sent, the reply holds the newer one.
 */
const { loader, action } = calls({
  async GET(args) {
    return progress(await readCall(args))
  },

  async POST(args) {
    const own = await readCall(args)
    const { answers } = await readJson(args.request, schema)
    const given = answers.map(({ number: position, userAnswer: letter, secondsLeft }) => {
      return { position, letter, secondsLeft }
    })
    const saved = await site().exams.answer(own, given)
    const answer = await progress(own)
    const isForeign = !saved.ok && saved.code === 'unknown'
    return answer.ok && isForeign ? failed(400, "Cette question ne fait pas partie de l'examen.") : answer
  },
})
export { action, loader }

async function readCall(args: LoaderFunctionArgs) {
  const { user } = await requireCallingSession(args)
  const attemptId = parseId(args.params.attempt)
  if (attemptId === null) throw unknown()
  return { userId: user.id, attemptId }
}

async function progress(own: OwnAttempt): Promise<Response> {
  const attempt = await site().exams.findProgress(own)
  if (!attempt) return unknown()
  if (attempt.status === 'closed') return over(attempt)
  const { remainingSeconds, answers } = attempt
  const marked = answers.filter(({ userAnswer }) => userAnswer !== null)
  return answered({
    remainingSeconds,
    answers: marked.map(({ position, userAnswer }) => ({ number: position, userAnswer })),
  })
}

async function over(attempt: ClosedAttempt): Promise<Response> {
  const { headers } = await leaveAttempt(attempt)
  const body = { message: 'Cet examen est terminé.', location: headers.get('Location') }
  return answered(body, { status: 409, cookies: headers.getSetCookie() })
}

function unknown(): Response {
  return failed(404, 'Examen inconnu.')
}
