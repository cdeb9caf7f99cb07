import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  badRequest,
  notFound,
  type PageHandle,
  parsePositiveInteger,
  readForm,
  requireUser,
  seeOther,
  withFailure,
} from '#app/http'
import ExamRunner from '#app/islands/exam-runner'
import {
  ENDINGS,
  endsExam,
  type IntentFailure,
  isMarkIntent,
  needsAnswer,
  questionAfter,
} from '#app/islands/exam/intents'
import { paths } from '#app/paths'
import type { loader as rootLoader } from '#app/root'
import { site } from '#app/start/modules.server'
import { NOT_ENOUGH_QUESTIONS } from '#app/text'
import { isComplete, questionTitle } from '#app/ui/exam'
import { Breadcrumbs, ButtonLink, FullState, KeysHint, MEMBER_CRUMBS } from '#app/ui'
import type { ExamType, OwnAttempt } from '#modules/exams'
import { TIME_ALLOWANCES } from '#modules/exams/rules'
import { LETTERS } from '#modules/exams/schemas'
import { leaveAttempt, listLeft, readQuiz, startAttempt } from './attempts.server'

export const handle: PageHandle<typeof loader> = ({ quiz, refresh }) => ({
  title: quiz ? questionTitle(quiz.number, quiz.questions.length) : 'Examen',
  crumbs: [...MEMBER_CRUMBS, { label: "Choix de l'examen", href: paths.examSelection() }],
  here: null,
  bare: true,
  refresh,
})

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
  if (!letter && needsAnswer(intent) && !(await isMarked(own, number)))
    return data({ refused: true }, { status: 400 })
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
  // If there is nothing to save, the ordinary error page reports a failure.
  if (!letter && !isMarkIntent(intent) && !endsExam(intent)) return run()
  return withFailure({ context: args.context }, run, ({ reference }, status) => {
    const failure: IntentFailure = { intent, letter, reference }
    return data({ failure }, { status })
  })
}

async function handIn(own: OwnAttempt) {
  const ended = await site().exams.attempts.finish(own)
  if (!ended) throw notFound()
  return leaveAttempt(ended)
}

async function isMarked(own: OwnAttempt, number: number): Promise<boolean> {
  const found = await site().exams.attempts.findProgress(own)
  return found?.status === 'running' && Boolean(found.answers[number - 1]?.isMarked)
}

/** Each question is a form, so that the whole exam works without a script. */
export default function Quiz() {
  const loaded = useLoaderData<typeof loader>()
  const refusal = useActionData<{ refused?: true; failure?: IntentFailure }>()
  const flash = useRouteLoaderData<typeof rootLoader>('root')?.flash
  if (!loaded.quiz)
    return (
      <FullState
        shot="off"
        title="Erreur lors du chargement"
        text={NOT_ENOUGH_QUESTIONS}
        actions={
          <>
            <ButtonLink href="" variant="primary">
              Réessayer
            </ButtonLink>
            <ButtonLink href={paths.examSelection()}>Retour</ButtonLink>
          </>
        }
      />
    )
  return (
    <>
      <Breadcrumbs />
      <ExamRunner
        {...loaded.quiz}
        resumed={flash?.kind === 'resumed'}
        refused={refusal?.refused ?? false}
        failure={refusal?.failure ?? loaded.quiz.failure}
      />
      <KeysHint />
    </>
  )
}

const answerSchema = z.object({
  // Any other value counts as no answer.
  userAnswer: z.enum(LETTERS).optional().catch(undefined),
  intent: z
    .enum(['previous', 'next', 'mark', 'unmark', ...ENDINGS])
    .or(z.templateLiteral(['question-', z.string().regex(/^\d{1,2}$/)])),
})

/**
 * Reads `/quiz?type=…&time=…` or `/quiz?type=…&attempt=ID&q=N`; malformed times, ids and numbers become null.
 */
function readQuizQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const type: ExamType = query.get('type') === 'official' ? 'official' : 'practice'
  return {
    type,
    time: z
      .enum(TIME_ALLOWANCES)
      .nullable()
      .catch(null)
      .parse(query.get('time') ?? 'normal'),
    beside: query.has('beside'),
    hasAttempt: query.has('attempt'),
    attemptId: parsePositiveInteger(query.get('attempt')),
    number: parsePositiveInteger(query.get('q')),
  }
}
