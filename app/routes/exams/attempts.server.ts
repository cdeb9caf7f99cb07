import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { limitExams } from '#app/http/limits.server'
import { flash, type Flash, seeOther } from '#app/http/redirect.server'
import { signInFirst } from '#app/http/session.server'
import type { Failure } from '#app/islands/exam/intents'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import type { ClosedAttempt, Exams, ExamType } from '#modules/exams'
import { GRACE_SECONDS } from '#modules/exams/schemas'
import type { User } from '#modules/identity'
import { LOCKED, NOTHING_RECORDED, TIME_IS_UP } from './words'

/**
 * What /quiz without an attempt leads to: the one in progress, or a new one. Only a person's own
 * visit starts a clock: a HEAD and a page fetched in advance start nothing.
 */
export async function startAttempt({ request, context }: Incoming, user: User, type: ExamType) {
  if (request.method === 'HEAD') throw new Response(null, { status: 204 })
  if (!isVisit(request)) throw new Response(null, { status: 503 })
  // Another site's page must not start a clock: here its visitor chooses himself.
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
  async locked() {
    throw seeOther(paths.examSelection(), [
      await flash({ kind: 'failure', title: 'Examen verrouillé', text: LOCKED }),
    ])
  },
  async 'none-running'() {
    throw seeOther(paths.examSelection(), [
      await flash({
        kind: 'failure',
        title: "Pas de nouvel examen pour l'instant",
        text: 'Vous en avez commencé beaucoup en une heure. Réessayez plus tard.',
      }),
    ])
  },
  async 'not-enough-questions'() {
    return data({ quiz: null, refresh: null }, { status: 409 })
  },
} satisfies Record<Refusal, (request: Request) => Promise<unknown>>

/** A browser tells what it fetches in advance, or as a part of another page. */
function isVisit({ headers }: Request): boolean {
  const inAdvance = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) => headers.has(name))
  return !inAdvance && (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
}

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

/** Where the address of a finished exam leads: to its result, or, when nothing was recorded, to a new start. */
export async function leaveAttempt({ result, timeUp }: ClosedAttempt): Promise<Response> {
  const message = result ? timeUp && RECORDED : timeUp ? DROPPED : OVER
  const cookies = message ? [await flash(message)] : []
  if (!result) return seeOther(paths.examSelection(), cookies)
  return seeOther(result.isLatest ? paths.results() : paths.examDetails(result.id), cookies)
}

const RECORDED: Flash = { kind: 'info', title: TIME_IS_UP }

/* Abandoned, in another tab or before Back was pressed. */
const OVER: Flash = { kind: 'info', title: "Cet examen n'est plus en cours", text: NOTHING_RECORDED }

const DROPPED: Flash = {
  kind: 'info',
  title: "Le temps est écoulé et aucune question n'a reçu de réponse : cet examen n'est pas enregistré.",
}
