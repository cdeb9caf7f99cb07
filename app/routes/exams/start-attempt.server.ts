import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { Exams, ExamType } from '#modules/exams'
import type { User } from '#modules/identity'
import { flash, seeOther } from '#app/http/redirect.server'
import { limitExams } from '#app/http/limits.server'
import { signInFirst } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { LOCKED } from './words'

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
