import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import {
  badRequest,
  notFound,
  parseId,
  parsePositiveInteger,
  readForm,
  requireUser,
  seeOther,
  withFailure,
} from '#app/http'
import {
  ENDINGS,
  endsExam,
  type IntentFailure,
  isMarkIntent,
  needsAnswer,
  questionAfter,
} from '#app/islands/exam/intents'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { isComplete } from '#app/ui/exam'
import { TIME_ALLOWANCES } from '#modules/exams/rules'
import { LETTERS } from '#modules/exams/schemas'
import { handIn, leaveAttempt, listLeft, readQuiz, type RequestedExam, startAttempt } from './attempts.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const query = readQuizQuery(args.request)
  return query.hasAttempt ? readQuiz(user.id, query) : startAttempt(args, user, query)
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const { attemptId, number } = readQuizQuery(args.request)
  const submission = await readForm(args.request, answerSchema)
  if (attemptId === null || number === null) throw notFound()
  if (submission.status !== 'success') throw badRequest()

  const { exams } = site()
  const own = { userId: user.id, attemptId }
  const { intent, userAnswer: letter = null } = submission.value
  if (!letter && needsAnswer(intent)) {
    const running = await exams.attempts.findProgress(own)
    const isMarked = running?.status === 'running' && running.answers[number - 1]?.isMarked
    if (!isMarked) return data({ refused: true }, { status: 400 })
  }
  const run = async () => {
    if (letter) {
      const answered = await exams.attempts.answer(own, [{ position: number, letter }])
      if (!answered.ok && answered.code === 'not-found') throw notFound()
    }
    if (isMarkIntent(intent)) {
      const marked = await exams.attempts.mark(own, [{ position: number, isMarked: intent === 'mark' }])
      if (!marked.ok && marked.code === 'not-found') throw notFound()
    }
    const isEnd = endsExam(intent)
    const found =
      isEnd && intent !== 'finish' ? await exams.attempts.finish(own) : await exams.attempts.findProgress(own)
    if (!found) throw notFound()
    if (found.status === 'closed') return leaveAttempt(found)
    if (isEnd) return isComplete(listLeft(found)) ? handIn(own) : seeOther(paths.finishQuiz(found.id))
    return seeOther(paths.quiz({ type: found.type, attempt: found.id, q: questionAfter(number, intent) }))
  }
  // If nothing is being saved, errors reach the ordinary error page.
  if (!letter && !isMarkIntent(intent) && !endsExam(intent)) return run()
  return withFailure({ context: args.context }, run, ({ reference }, status) => {
    const failure: IntentFailure = { intent, letter, reference }
    return data({ failure }, { status })
  })
}

const answerSchema = z.object({
  // Any other value counts as no answer.
  userAnswer: z.enum(LETTERS).optional().catch(undefined),
  intent: z
    .enum(['previous', 'next', 'mark', 'unmark', ...ENDINGS])
    .or(z.templateLiteral(['question-', z.string().regex(/^\d{1,2}$/)])),
})

/** Reads `/quiz?type=…&time=…` or `/quiz?type=…&attempt=ID&q=N`. Malformed times and numbers become null. */
function readQuizQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const type: RequestedExam['type'] = query.get('type') === 'official' ? 'official' : 'practice'
  return {
    type,
    time: z
      .enum(TIME_ALLOWANCES)
      .nullable()
      .catch(null)
      .parse(query.get('time') ?? 'normal'),
    beside: query.has('beside'),
    hasAttempt: query.has('attempt'),
    attemptId: parseId(query.get('attempt')),
    number: parsePositiveInteger(query.get('q')),
  }
}
