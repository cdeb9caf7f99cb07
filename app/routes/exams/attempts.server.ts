import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { limitExams } from '#app/http/limits.server'
import { flash, type Flash, redirectWith, seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { signInFirst } from '#app/http/session.server'
import type { Failure } from '#app/islands/exam/intents'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import type { ClosedAttempt, Exams, ExamType } from '#modules/exams'
import { GRACE_SECONDS } from '#modules/exams/schemas'
import type { User } from '#modules/identity'
import { LOCKED, NOTHING_RECORDED, TIME_IS_UP } from '#app/text/exams'

/**
 * Leads /quiz without an attempt to the one in progress, or to a new one. Only a real visit starts the clock:
 * a HEAD request and a prefetch start nothing.
 */
export async function startAttempt({ request, context }: Incoming, user: User, type: ExamType) {
  if (request.method === 'HEAD') throw new Response(null, { status: 204 })
  if (!isVisit(request)) throw new Response(null, { status: 503 })
  // A link on another site must not start the clock; the user chooses here.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') throw seeOther(paths.examSelection())

  const { exams } = site()
  const started = await limitExams(context, user, (mayBegin) => exams.start(user.id, type, mayBegin))
  if (started.ok) {
    const { attemptId, nextPosition, resumed } = started.value
    const cookies = resumed ? [await flash({ kind: 'resumed', title: 'Examen repris' })] : []
    throw seeOther(paths.quiz({ type, attempt: attemptId, q: nextPosition }), cookies)
  }
  return REFUSALS[started.code](request)
}

type Incoming = Pick<LoaderFunctionArgs, 'request' | 'context'>

type Refusal = Extract<Awaited<ReturnType<Exams['start']>>, { ok: false }>['code']

const REFUSALS = {
  'signed-out': signInFirst,
  locked: () => refuse('Examen verrouillé', LOCKED),
  'none-running': () =>
    refuse(
      "Pas de nouvel examen pour l'instant",
      'Vous en avez commencé beaucoup en une heure. Réessayez plus tard.',
    ),
  'not-enough-questions': () => data({ quiz: null, refresh: null }, { status: 409 }),
} satisfies Record<Refusal, (request: Request) => unknown>

async function refuse(title: string, text: string): Promise<never> {
  throw await redirectWith(paths.examSelection(), { kind: 'failure', title, text })
}

/** Browsers mark what they prefetch, or load as part of another page. */
function isVisit({ headers }: Request): boolean {
  const inAdvance = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) => headers.has(name))
  return !inAdvance && (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
}

const NOT_CLOSED: Failure = { intent: 'time-up', letter: null, reference: null }

/** The question of this address. Throws 404 for an unknown exam, and redirects from a finished one. */
export async function readQuiz(userId: number, asked: { attemptId: number | null; number: number | null }) {
  const attempt =
    asked.attemptId === null ? null : await site().exams.findAttempt({ userId, attemptId: asked.attemptId })
  if (!attempt) throw notFound()
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

/** Redirects from a finished exam to its result or, if nothing was recorded, to the choice of an exam. */
export async function leaveAttempt({ result, timeUp }: ClosedAttempt): Promise<Response> {
  if (!result) return redirectWith(paths.examSelection(), timeUp ? DROPPED : OVER)
  const page = result.isLatest ? paths.results() : paths.examDetails(result.id)
  return timeUp ? redirectWith(page, { kind: 'info', title: TIME_IS_UP }) : seeOther(page)
}

/* Abandoned in another tab, or before Back was pressed. */
const OVER: Flash = { kind: 'info', title: "Cet examen n'est plus en cours", text: NOTHING_RECORDED }

const DROPPED: Flash = {
  kind: 'info',
  title: "Le temps est écoulé et aucune question n'a reçu de réponse : cet examen n'est pas enregistré.",
}
