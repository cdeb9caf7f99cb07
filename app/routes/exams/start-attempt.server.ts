import { data } from '@remix-run/node'
import type { Exams, ExamType } from '../../../modules/exams'
import type { User } from '../../../modules/identity'
import { flash } from '../../http/flash.server'
import { limitStarts } from '../../http/limits.server'
import { seeOther } from '../../http/redirect.server'
import { signInFirst } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { LOCKED } from './words'

/**
 * What /quiz without an attempt leads to: the one in progress, or a new one. Only a person's own
 * visit starts a clock: a HEAD and a page fetched in advance start nothing.
 */
export async function startAttempt(request: Request, user: User, type: ExamType) {
  if (request.method === 'HEAD') throw new Response(null, { status: 204 })
  if (!isVisit(request)) throw new Response(null, { status: 503 })
  // Another site's page must not start a clock: here its visitor chooses himself.
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') throw seeOther(paths.examSelection())

  const { exams } = site()
  const running = await exams.findRunning(user.id)
  if (!running.some((attempt) => attempt.type === type)) await refuseTooMany(user)
  const started = await exams.start(user.id, type)
  if (started.ok) {
    const { attemptId, nextPosition, resumed } = started.value
    const cookies = resumed ? [await flash({ kind: 'resumed', title: 'Examen repris' })] : []
    throw seeOther(paths.quiz({ type, attempt: attemptId, q: nextPosition }), cookies)
  }
  return REFUSALS[started.code](request)
}

async function refuseTooMany(user: User) {
  const wait = await limitStarts(user)
  if (!wait) return
  throw seeOther(paths.examSelection(), [
    await flash({ kind: 'failure', title: "Trop d'examens en une heure", text: wait.message }),
  ])
}

type Refusal = Extract<Awaited<ReturnType<Exams['start']>>, { ok: false }>['code']

const REFUSALS = {
  'signed-out': signInFirst,
  async locked() {
    throw seeOther(paths.examSelection(), [
      await flash({ kind: 'failure', title: 'Examen verrouillé', text: LOCKED }),
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
