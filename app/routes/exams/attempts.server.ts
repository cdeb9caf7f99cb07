import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  flash,
  type Flash,
  limitExams,
  notFound,
  redirectWith,
  requireVisit,
  seeOther,
  signInFirst,
} from '#app/http'
import type { IntentFailure } from '#app/islands/exam/intents'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { clock, LOCKED, NOTHING_RECORDED, TIME_IS_UP } from '#app/text'
import { findLeft, type Left } from '#app/ui/exam'
import type {
  AttemptProgress,
  ClosedAttempt,
  Exams,
  ExamType,
  OwnAttempt,
  TimeAllowance,
} from '#modules/exams'
import { GRACE_SECONDS } from '#modules/exams/rules'
import type { User } from '#modules/identity'

/** Starts the clock only on a real visit, not on a HEAD request or a prefetch. */
export async function startAttempt({ request, context }: Incoming, user: User, requested: RequestedExam) {
  requireVisit(request)
  // A link on another site must not start the clock, so the user chooses an exam first.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') throw seeOther(paths.examSelection())

  const { exams } = site()
  const { type, time, beside } = requested
  if (time === null) return refuseTime()
  const started = await limitExams(context, user, (mayBegin) =>
    exams.attempts.start(user.id, type, { time, allowOtherRunning: beside, resumeOnly: !mayBegin }),
  )
  if (started.ok) {
    const { attemptId, nextPosition, resumed } = started.value
    const cookies = resumed ? [await flash({ kind: 'resumed', title: 'Examen repris' })] : []
    throw seeOther(paths.quiz({ type, attempt: attemptId, q: nextPosition }), cookies)
  }
  return REFUSALS[started.code](request, { type, time })
}

/** `time` is null if the URL requests an unknown time allowance. */
export type RequestedExam = { type: ExamType; time: TimeAllowance | null; beside: boolean }

type Incoming = Pick<LoaderFunctionArgs, 'request' | 'context'>

type Refusal = Extract<Awaited<ReturnType<Exams['attempts']['start']>>, { ok: false }>['code']

const REFUSALS = {
  'signed-out': signInFirst,
  'no-such-time': refuseTime,
  locked: () => refuse('Examen verrouillé', LOCKED),
  // The selection page names the running exam and offers to begin the requested one anyway.
  'other-running': (_request, { type, time }) => {
    throw seeOther(paths.examSelection({ begin: type, time }))
  },
  'none-running': () =>
    refuse(
      "Pas de nouvel examen pour l'instant",
      "Vous avez commencé beaucoup d'examens en une heure. Réessayez plus tard.",
    ),
  'not-enough-questions': () => data({ quiz: null, refresh: null }, { status: 409 }),
} satisfies Record<Refusal, (request: Request, requested: { type: ExamType; time: TimeAllowance }) => unknown>

function refuseTime() {
  return refuse("Ce temps n'est pas proposé", 'Choisissez le temps parmi ceux de cet examen.')
}

async function refuse(title: string, text: string): Promise<never> {
  throw await redirectWith(paths.examSelection(), { kind: 'failure', title, text })
}

const NOT_CLOSED: IntentFailure = { intent: 'time-up', letter: null, reference: null }

/** Reads a running attempt. Throws 404 if none exists, or a redirect if its question cannot be shown. */
export async function readQuiz(
  userId: number,
  requested: { attemptId: number | null; number: number | null },
) {
  const attempt =
    requested.attemptId === null
      ? null
      : await site().exams.attempts.find({ userId, attemptId: requested.attemptId })
  if (!attempt) throw notFound()
  if (attempt.status === 'closed') throw await leaveAttempt(attempt)

  const { id, type, time, remainingSeconds, isOverdue, nextPosition, questions } = attempt
  const { number } = requested
  const question = number === null ? undefined : questions[number - 1]
  const isPassed = question && (question.userAnswer !== null || question.isMarked)
  if (number === null || (number > nextPosition && !isPassed))
    throw seeOther(paths.quiz({ type, attempt: id, q: nextPosition }))

  const endsAt = clock(new Date(Date.now() + remainingSeconds * 1000))
  const failure = isOverdue ? NOT_CLOSED : null
  return {
    quiz: { attemptId: id, type, time, number, remainingSeconds, endsAt, questions, failure },
    refresh: refreshAfter(attempt, paths.quiz({ type, attempt: id, q: number })),
  }
}

/** Returns a refresh that opens `url` after the time is up, or null if the exam has no time limit. */
export function refreshAfter(
  { time, remainingSeconds }: Pick<AttemptProgress, 'time' | 'remainingSeconds'>,
  url: string,
) {
  return time === 'none' ? null : { seconds: Math.ceil(remainingSeconds) + GRACE_SECONDS + 1, url }
}

export function listLeft({ answers }: AttemptProgress): Left {
  return findLeft(
    answers.map(({ position, userAnswer, isMarked }) => {
      return { number: position, answered: userAnswer !== null, marked: isMarked }
    }),
  )
}

export async function handIn(own: OwnAttempt): Promise<Response> {
  const ended = await site().exams.attempts.finish(own)
  if (!ended) throw notFound()
  return leaveAttempt(ended)
}

/** Redirects to the result, or to the choice of an exam if nothing was recorded. */
export async function leaveAttempt({ result, timeUp }: ClosedAttempt): Promise<Response> {
  if (!result) return redirectWith(paths.examSelection(), timeUp ? DROPPED : OVER)
  const page = result.isLatest ? paths.results() : paths.examDetails(result.id)
  return timeUp ? redirectWith(page, { kind: 'info', title: TIME_IS_UP }) : seeOther(page)
}

/** The message for an exam that is over without a result, such as one abandoned in another tab. */
const OVER: Flash = { kind: 'info', title: "Cet examen n'est plus en cours", text: NOTHING_RECORDED }

const DROPPED: Flash = {
  kind: 'info',
  title: "Le temps est écoulé et aucune question n'a reçu de réponse : cet examen n'est pas enregistré.",
}
