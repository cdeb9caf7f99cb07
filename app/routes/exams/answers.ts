import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { answerJson, calls, failed, parseId, readJson, requireCallingSession } from '#app/http'
import { site } from '#app/start/modules.server'
import type { ClosedAttempt, OwnAttempt } from '#modules/exams'
import { EXAMS, secondsAllowed } from '#modules/exams/rules'
import { letterSchema } from '#modules/exams/schemas'
import { leaveAttempt } from './attempts.server'

const MALFORMED = 'La liste des réponses est mal formée'

const number = z.int(MALFORMED).min(1, MALFORMED).max(EXAMS.official.questions, MALFORMED)

const schema = z.object({
  answers: z
    .array(
      z.object(
        {
          number,
          userAnswer: letterSchema,
          /** The time left on the candidate's clock when the answer was chosen. */
          secondsLeft: z
            .number(MALFORMED)
            .min(0, MALFORMED)
            .max(secondsAllowed('practice', 'none'), MALFORMED)
            .optional(),
        },
        MALFORMED,
      ),
      MALFORMED,
    )
    .max(EXAMS.official.questions, MALFORMED),
  marks: z
    .array(z.object({ number, isMarked: z.boolean(MALFORMED) }, MALFORMED), MALFORMED)
    .max(EXAMS.official.questions, MALFORMED)
    .default([]),
})

/** Replies with the stored answers. After the exam, replies with the status 409 and the URL to open. */
const { loader, action } = calls({
  async GET(args) {
    return progress(await readCall(args))
  },

  async POST(args) {
    const own = await readCall(args)
    const { answers, marks } = await readJson(args.request, schema)
    const submitted = answers.map(({ number: position, userAnswer: letter, secondsLeft }) => {
      return { position, letter, secondsLeft }
    })
    const { exams } = site()
    const saved = await exams.attempts.answer(own, submitted)
    const marked = await exams.attempts.mark(
      own,
      marks.map(({ number: position, isMarked }) => ({ position, isMarked })),
    )
    const answer = await progress(own)
    const isForeign = [saved, marked].some((each) => !each.ok && each.code === 'not-found')
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
  const attempt = await site().exams.attempts.findProgress(own)
  if (!attempt) return unknown()
  if (attempt.status === 'closed') return over(attempt)
  const { remainingSeconds, answers } = attempt
  const answered = answers.filter(({ userAnswer }) => userAnswer !== null)
  return answerJson({
    remainingSeconds,
    answers: answered.map(({ position, userAnswer }) => ({ number: position, userAnswer })),
    marked: answers.filter(({ isMarked }) => isMarked).map(({ position }) => position),
  })
}

async function over(attempt: ClosedAttempt): Promise<Response> {
  const { headers } = await leaveAttempt(attempt)
  const body = { message: 'Cet examen est terminé.', location: headers.get('Location') }
  return answerJson(body, { status: 409, cookies: headers.getSetCookie() })
}

function unknown(): Response {
  return failed(404, 'Examen inconnu.')
}
